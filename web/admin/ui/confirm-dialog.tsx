import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../language.ts';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** Says what will happen, and that it cannot be undone. */
  readonly lead: string;
  /** The label of the button that goes back; by default "cancel". */
  readonly cancel?: string;
  readonly confirm: string;
  onClose(): void;
  onConfirm(): void;
};

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useTexts();
  const { isOpen, title, lead, cancel = texts.cancel, confirm, onClose, onConfirm } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={texts.close}>
      <p className="max-w-[26rem] text-muted">{lead}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 rounded-full border border-edge px-5 font-semibold hover:bg-chosen"
        >
          {cancel}
        </button>
        <button
          type="button"
          onClick={() => {
            onClose();
            onConfirm();
          }}
          className="min-h-11 rounded-full bg-[#a83a1b] px-5 font-semibold text-white hover:bg-[#8f2f14]"
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
