import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { adminRoutes } from '#contract/content/site-map.ts';
import { Logo } from '../../ui/logo.tsx';
import { company } from '../company.ts';
import { languageAtom } from '../language.ts';
import { entryAtom, loggedInAtom, logInAtom } from '../session/session.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { loginTexts } from './texts.ts';

/** The history state of a page to which a login leads: `isLanding` if nobody asked for that page. */
export type Landing = { readonly isLanding?: true } | null;

/** The login page's history state: the path that asked for the login, and that page's own state. */
export type LoginState = { readonly from: string; readonly kept: unknown };

type LoginPageProps = {
  /** Called when a password is typed. */
  onInput(): void;
};

/**
 * The login. Continues at once in a session that the API confirms, also in one that another tab opens. Suspends while
 * the API is asked.
 */
export function LoginPage({ onInput }: LoginPageProps) {
  const { access } = useAtomValue(entryAtom);
  const logIn = useSetAtom(logInAtom);
  const goOn = useSetAtom(loggedInAtom);
  useOtherTabs((record) => record && goOn(record));
  const [language, choose] = useAtom(languageAtom);
  const texts = loginTexts[language];
  const { from = adminRoutes.dashboard, kept } = useHistoryState<LoginState | null>() ?? {};
  useEffect(() => {
    document.title = `${texts.loginTitle} · ${company().shortName}`;
  }, [texts]);
  if (access !== 'none')
    return <Redirect to={from} state={kept ?? ({ isLanding: true } satisfies Landing)} replace />;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex items-center justify-between bg-night px-6 py-4 text-white">
        <Logo name={company().shortName} />
        <LanguageChoice onChoose={choose} />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center px-6 py-16">
        <h1 className="text-4xl">{texts.loginTitle}</h1>
        <p className="mt-3 text-muted">{texts.loginLead}</p>
        <PasswordForm send={logIn} onInput={onInput} />
      </main>
    </div>
  );
}
