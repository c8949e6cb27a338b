import { useSetAtom } from 'jotai';
import { useTexts } from '../language.ts';
import { LogOutQuestion } from '../notes/leave-dialog.tsx';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { BarePage } from './bare-page.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';

/** Asks for a new password to replace the generated first one, before anything else is shown. */
export default function FirstPassword() {
  const { account, logOut: logOutText } = useTexts();
  const logOut = useSetAtom(askToLogOutAtom);
  return (
    <BarePage title={account.firstTitle}>
      <p className="mt-3 text-muted">{account.firstLead}</p>
      <PasswordChangeForm currentHint={account.firstHint} />
      <LinkButton onClick={() => logOut()} className="mt-4 justify-self-start">
        {logOutText}
      </LinkButton>
      <LogOutQuestion />
    </BarePage>
  );
}
