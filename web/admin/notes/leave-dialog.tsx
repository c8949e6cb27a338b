import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { fill } from '#contract/fill.ts';
import { useLanguage, useTexts } from '../language.ts';
import { changedLettersAtom } from '../replies/writing.ts';
import { logOutAtom } from '../session/lock.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { isLogOutAskedAtom } from './log-out.ts';
import { unsavedNotesAtom } from './unsaved.ts';

type LeaveDialogProps = { readonly isOpen: boolean; onClose(): void; onLeave(): void };

/** Asks before unsaved notes and unsent letters are lost. */
export function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  const texts = useTexts().unsavedNotes;
  const language = useLanguage();
  const notes = useAtomValue(unsavedNotesAtom).size;
  const letters = useAtomValue(changedLettersAtom);
  const counted = (words: string, count: number) =>
    count > 0 ? [fill(words, { count }, language)] : [];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.leaveTitle}
      lead={[
        ...counted(texts.notSaved, notes),
        ...counted(texts.notSent, letters),
        texts.lost,
      ].join(' ')}
      cancel={texts.stay}
      confirm={texts.leave}
      onClose={onClose}
      onConfirm={onLeave}
    />
  );
}

/** Asks before a logout loses unsaved text. */
export function LogOutQuestion() {
  const [isAsked, ask] = useAtom(isLogOutAskedAtom);
  const logOut = useSetAtom(logOutAtom);
  return <LeaveDialog isOpen={isAsked} onClose={() => ask(false)} onLeave={() => logOut()} />;
}
