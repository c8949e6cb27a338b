import { useTexts } from '../language.ts';
import { SignatureForm } from '../replies/signature-form.tsx';
import { useMay } from '../session/user.ts';
import { AdminPage } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Keys } from './keys.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { useHasPassword } from './proof.tsx';
import { Reminder } from './reminder.tsx';
import { Sessions } from './sessions.tsx';

/** The account page: the password, the keys, the open sessions, the daily mail, and the signature of letters. */
export default function Account() {
  const { account: texts, replies } = useTexts();
  const mayWrite = useMay('letters');
  const hasPassword = useHasPassword();
  return (
    <AdminPage title={texts.title}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        {hasPassword && (
          <Panel title={texts.changeTitle}>
            <p className="mt-2 text-muted">{texts.changeLead}</p>
            <PasswordChangeForm />
          </Panel>
        )}
        <div className="grid gap-5">
          <Keys />
          <Sessions />
          <Reminder />
        </div>
        {mayWrite && (
          <Panel title={replies.signature.title} className="lg:col-span-2">
            <SignatureForm />
          </Panel>
        )}
      </div>
    </AdminPage>
  );
}
