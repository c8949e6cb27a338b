import { useAtomValue } from 'jotai';
import { languageAtom, useTexts } from '../language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { unsavedNotesAtom } from './unsaved.ts';

type LeaveDialogProps = { readonly isOpen: boolean; onClose(): void; onLeave(): void };

/** Asks before unsaved notes are lost. */
export function LeaveDialog({ isOpen, onClose, onLeave }: LeaveDialogProps) {
  const texts = useTexts().unsavedNotes;
  const language = useAtomValue(languageAtom);
  const { size } = useAtomValue(unsavedNotesAtom);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.leaveTitle}
      lead={texts.leaveLead.replace('{count}', size.toLocaleString(language))}
      cancel={texts.stay}
      confirm={texts.leave}
      onClose={onClose}
      onConfirm={onLeave}
    />
  );
}
