import { useAtom, useSetAtom } from 'jotai';
import { Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { onceDialogLeft } from '../../routing/dialog-history.ts';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useReader, useTexts } from '../language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useBusy } from '../ui/use-run.ts';
import type { Erasable, Erasing, ToErase } from './erasing.ts';
import { areInTrash } from './trash.ts';

type EraseDialogProps = {
  readonly erasing: Erasing;
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

type EraseAllProps = {
  readonly list: Erasable;
  readonly total: number;
  /** What will be erased; `{count}` stands for the number. */
  readonly lead: string;
  readonly erasing: Erasing;
};

/** Erases all records of a list, after a confirmation. They are collected before it: records that come later stay. */
export function EraseAll({ list, total, lead, erasing }: EraseAllProps) {
  const { texts, language } = useReader();
  const gather = useSetAtom(erasing.gatherAtom);
  const erase = useSetAtom(erasing.eraseListedAtom);
  const [isGathering, runGathering] = useBusy();
  const [asked, setAsked] = useState<readonly ToErase[]>([]);
  const [isErasing, runErasing] = useBusy();
  if (total === 0) return null;
  const inWords = (text: string, count: number) => fill(text, { count }, language);
  return (
    <div className="border-b border-line px-4 py-2">
      <button
        type="button"
        disabled={isErasing}
        aria-disabled={isGathering || undefined}
        onClick={() => runGathering(async () => setAsked((await gather(list)) ?? []))}
        className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 text-sm font-semibold hover:bg-chosen disabled:text-muted"
      >
        <Icon drawing={Trash2} size={17} />
        {isErasing ? texts.eraseAll.running : inWords(texts.eraseAll[list], total)}
      </button>
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={texts.erase.title}
        lead={inWords(lead, asked.length)}
        confirm={texts.erase.confirm}
        onClose={() => setAsked([])}
        onConfirm={() => runErasing(() => erase(list, asked))}
      />
    </div>
  );
}
