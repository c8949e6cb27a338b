import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../language.ts';
import { DangerButton } from './buttons.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen, and that it cannot be undone. */
  readonly lead: string;
  /** The label of the button that goes back; by default "cancel". */
  readonly cancel?: string;
  readonly confirm: string;
  readonly children?: ReactNode;
  onClose(): void;
  onConfirm(): void;
};

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useTexts();
  const { isOpen, title, lead, cancel, confirm, onClose, onConfirm } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={texts.close}>
      <p className="mb-6 max-w-[26rem] text-muted">{lead}</p>
      {props.children}
      <DialogButtons cancel={cancel} onCancel={onClose}>
        <DangerButton
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </DangerButton>
      </DialogButtons>
    </Dialog>
  );
}
