import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { LogOutQuestion } from '../notes/leave-dialog.tsx';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { AdminLanguage } from '../ui/admin-language.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';

/** Asks for a new password to replace the generated first one, before anything else is shown. */
export default function FirstPassword() {
  const { account, logOut: logOutText } = useTexts();
  const logOut = useSetAtom(askToLogOutAtom);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    document.title = `${account.firstTitle} · ${company().shortName}`;
  }, [account]);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex items-center justify-between bg-night px-6 py-4 text-white">
        <Logo name={company().shortName} />
        <AdminLanguage />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center px-6 py-16">
        <h1 ref={title} tabIndex={-1} className="text-4xl">
          {account.firstTitle}
        </h1>
        <p className="mt-3 text-muted">{account.firstLead}</p>
        <PasswordChangeForm currentHint={account.firstHint} />
        <LinkButton onClick={() => logOut()} className="mt-4 justify-self-start">
          {logOutText}
        </LinkButton>
      </main>
      <LogOutQuestion />
    </div>
  );
}
