import { useAtomValue } from 'jotai';
import { onceDialogLeft } from '../../routing/dialog-history.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type EraseDialogProps<Item> = {
  readonly items: readonly Item[];
  /** Says what will be erased: of one person, `{name}`, or `{count}` records. */
  readonly leads: { readonly one: string; readonly many: string };
  onClose(): void;
  onErase(items: readonly Item[]): void;
  /** Called when the dialog's entry in the history is gone. */
  onErased(ids: readonly string[]): void;
};

/** Asks before records are erased for good. */
export function EraseDialog<Item extends { readonly id: string; readonly fullName: string }>(
  props: EraseDialogProps<Item>,
) {
  const { items, leads, onClose, onErase, onErased } = props;
  const { erase } = useTexts();
  const language = useAtomValue(languageAtom);
  const [first] = items;
  const lead =
    items.length === 1 && first
      ? leads.one.replace('{name}', () => isolated(first.fullName))
      : leads.many.replace('{count}', items.length.toLocaleString(language));
  return (
    <ConfirmDialog
      isOpen={items.length > 0}
      title={erase.title}
      lead={lead}
      confirm={erase.confirm}
      onClose={onClose}
      onConfirm={() => {
        const ids = items.map(({ id }) => id);
        onceDialogLeft(() => onErased(ids));
        onErase(items);
      }}
    />
  );
}
