import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { notify } from '../../features/toasts/notify.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { useTexts } from '../language.ts';
import { dangerButton, quietButton } from '../ui/buttons.ts';
import { type EndedSessions, endSessionsAtom } from './sessions-state.ts';

type EndSessionsDialogProps = {
  /** The sessions to end; null while the dialog is closed. */
  readonly asked: EndedSessions | null;
  onClose(): void;
  /** Called after the sessions have ended. */
  onDone(): void;
};

/** Asks for the password before sessions end: someone who finds the admin open must not lock others out. */
export function EndSessionsDialog({ asked, onClose, onDone }: EndSessionsDialogProps) {
  const { account: texts, close } = useTexts();
  const { title } = asked === 'others' ? texts.endOthersDialog : texts.endOneDialog;
  return (
    <Dialog isOpen={asked !== null} onClose={onClose} title={title} closeLabel={close}>
      {/* Unmounted when it closes, so that no password stays in it. */}
      {asked && <PasswordQuestion asked={asked} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function PasswordQuestion({
  asked,
  onClose,
  onDone,
}: EndSessionsDialogProps & { readonly asked: EndedSessions }) {
  const { account: texts, password: label, cancel } = useTexts();
  const end = useSetAtom(endSessionsAtom);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refusal = await end(asked, typed);
    setBusy(false);
    // Closed meanwhile: what is open by now may be another question.
    if (!input.current) {
      if (refusal !== undefined) notify('error', refusal);
    } else if (refusal === undefined) onDone();
    else {
      setError(refusal);
      input.current.focus();
    }
  };

  const { lead, confirm } = asked === 'others' ? texts.endOthersDialog : texts.endOneDialog;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="max-w-[26rem] text-muted">{lead}</p>
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value="admin" readOnly hidden />
      <TextField
        ref={input}
        label={label}
        error={error}
        type="password"
        autoComplete="current-password"
        required
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError('');
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onClose} className={quietButton}>
          {cancel}
        </button>
        <button type="submit" aria-disabled={isBusy || undefined} className={dangerButton}>
          {isBusy ? texts.ending : confirm}
        </button>
      </div>
    </form>
  );
}
