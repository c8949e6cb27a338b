import { useStore } from 'jotai';
import { changeReminder, readReminder } from '#contract/admin/users.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { queryOf, refreshAtom } from '../api-client/queries.ts';
import { useTexts } from '../language.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { useRead } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { useKeyTexts } from './texts.ts';

const reminderRead = queryOf(readReminder);

/** Turns the daily mail on or off; nothing where none can be sent to who is logged in. */
export function Reminder() {
  const { actionFailed } = useTexts();
  const { reminder: texts } = useKeyTexts();
  const { get, set } = useStore();
  const { data } = useRead(reminderRead);
  if (!data?.canBe) return null;
  const change = async (isOn: boolean) => {
    const outcome = await authenticatedCall(get, set, changeReminder, { body: { isOn } });
    if (outcome.ok) await set(refreshAtom, reminderRead);
    else notify('error', outcome.text || actionFailed);
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-2 max-w-[40rem] text-muted">{texts.lead}</p>
      <CheckBox className="mt-2" isOn={data.isOn} onChange={change}>
        {texts.label}
      </CheckBox>
    </Panel>
  );
}
