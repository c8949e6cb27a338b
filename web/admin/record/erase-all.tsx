import { useSetAtom } from 'jotai';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useReader } from '../language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useBusy } from '../ui/use-run.ts';
import type { createErasing, Erasable, ToErase } from './erasing.ts';

type EraseAllProps = {
  readonly list: Erasable;
  readonly total: number;
  /** What will be erased; `{count}` stands for the number. */
  readonly lead: string;
  readonly erasing: Pick<ReturnType<typeof createErasing>, 'gatherAtom' | 'eraseListedAtom'>;
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
