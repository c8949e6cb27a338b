import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { identity } from '#web/content/identity.ts';
import { adminRoutes } from '../site-map.ts';
import { Logo } from '../ui/logo.tsx';
import { useTexts } from './language.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { logInAtom } from './session.ts';

export function Login() {
  const texts = useTexts();
  const logIn = useSetAtom(logInAtom);
  const [, navigate] = useLocation();
  const { from = adminRoutes.dashboard, kept } =
    useHistoryState<{ from?: string; kept?: unknown } | null>() ?? {};
  useEffect(() => {
    document.title = `${texts.loginTitle} · ${identity.shortName}`;
  }, [texts]);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex items-center justify-between bg-night px-6 py-4 text-white">
        <Logo />
        <LanguageChoice />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center px-6 py-16">
        <h1 className="text-4xl">{texts.loginTitle}</h1>
        <p className="mt-3 text-muted">{texts.loginLead}</p>
        <PasswordForm
          isAll
          send={logIn}
          onDone={() => navigate(from, { replace: true, state: kept })}
        />
      </main>
    </div>
  );
}
