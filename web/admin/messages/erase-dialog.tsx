import { useSetAtom } from 'jotai';
import type { Message } from '#contract/admin/message.ts';
import { onceDialogLeft } from '../../routing/dialog-history.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { isolated } from '../isolated.ts';
import { useTexts } from '../language.ts';
import { eraseAtom } from './act.ts';

type EraseDialogProps = {
  readonly messages: readonly Message[];
  onClose(): void;
  /** Called when the dialog's entry in the history is gone. */
  onErased(ids: readonly string[]): void;
};

/** Asks before messages are erased for good. */
export function EraseDialog({ messages, onClose, onErased }: EraseDialogProps) {
  const { erase } = useTexts();
  const eraseAll = useSetAtom(eraseAtom);
  const [first] = messages;
  const lead =
    messages.length === 1 && first
      ? erase.one.replace('{name}', () => isolated(first.fullName))
      : erase.many.replace('{count}', String(messages.length));
  return (
    <ConfirmDialog
      isOpen={messages.length > 0}
      title={erase.title}
      lead={lead}
      confirm={erase.confirm}
      onClose={onClose}
      onConfirm={() => {
        const ids = messages.map(({ id }) => id);
        onceDialogLeft(() => onErased(ids));
        eraseAll(ids);
      }}
    />
  );
}
