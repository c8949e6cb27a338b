import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { onceDialogLeft } from '../../routing/dialog-history.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { createErasing } from './erasing.ts';
import { areInTrash } from './trash.ts';

type EraseDialogProps = {
  readonly erasing: Pick<ReturnType<typeof createErasing>, 'toEraseAtom' | 'eraseListedAtom'>;
  /** Says what will be erased: of one person, `{name}`, or `{count}` records. */
  readonly leads: { readonly one: string; readonly many: string };
  /** Called when the dialog's history entry is gone. */
  onErased(erased: readonly { readonly id: string }[]): void;
};

/** Asks before records are erased for good. */
export function EraseDialog({ erasing, leads, onErased }: EraseDialogProps) {
  const { erase: texts } = useTexts();
  const language = useLanguage();
  const [items, setItems] = useAtom(erasing.toEraseAtom);
  const erase = useSetAtom(erasing.eraseListedAtom);
  /** Of the page in its state after the erasure; undefined once it was left. */
  const latest = useRef<typeof onErased>(undefined);
  useEffect(() => {
    latest.current = onErased;
    return () => {
      latest.current = undefined;
    };
  }, [onErased]);
  const [first] = items;
  const lead =
    items.length === 1 && first
      ? fill(leads.one, { name: isolated(first.fullName) })
      : fill(leads.many, { count: items.length }, language);
  return (
    <ConfirmDialog
      isOpen={items.length > 0}
      title={texts.title}
      lead={lead}
      confirm={texts.confirm}
      onClose={() => setItems([])}
      onConfirm={async () => {
        const erased = await erase(areInTrash(items, false) ? 'trash' : undefined, items);
        onceDialogLeft(() => latest.current?.(erased));
      }}
    />
  );
}
