import { useSetAtom } from 'jotai';
import { notify } from '../../features/toasts/notify.ts';
import { useTexts } from '../language.ts';
import { Panel } from '../panel.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { fetchSessionsAtom } from './sessions-state.ts';

/** The panel that changes the password. All other sessions end, and their list is fetched again. */
export function PasswordChange() {
  const texts = useTexts().account;
  const fetchSessions = useSetAtom(fetchSessionsAtom);
  return (
    <Panel title={texts.changeTitle}>
      <p className="mt-2 text-muted">{texts.changeLead}</p>
      <PasswordChangeForm
        onChanged={() => {
          notify('success', texts.changed);
          fetchSessions();
        }}
      />
    </Panel>
  );
}
