import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Erasable } from './erasing.ts';
import { languageAtom, useTexts } from './language.ts';

type EraseAllProps = {
  readonly list: Erasable;
  /** The number of records. */
  readonly total: number;
  /** What will be erased; `{count}` stands for the number. */
  readonly lead: string;
  /** Erases that many, the oldest first. */
  onErase(total: number): Promise<void>;
};

/** Erases all records of a list, after a confirmation; what arrives meanwhile stays. */
export function EraseAll({ list, total, lead, onErase }: EraseAllProps) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const [asked, setAsked] = useState(0);
  const [isErasing, setErasing] = useState(false);
  if (total === 0) return null;
  const inWords = (text: string, count: number) =>
    text.replace('{count}', count.toLocaleString(language));
  return (
    <div className="border-b border-line px-4 py-2">
      <button
        type="button"
        disabled={isErasing}
        onClick={() => setAsked(total)}
        className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 text-sm font-semibold hover:bg-chosen disabled:text-muted"
      >
        <Icon drawing={Trash2} size={17} />
        {isErasing ? texts.eraseAll.running : inWords(texts.eraseAll[list], total)}
      </button>
      <ConfirmDialog
        isOpen={asked > 0}
        title={texts.erase.title}
        lead={inWords(lead, asked)}
        confirm={texts.erase.confirm}
        onClose={() => setAsked(0)}
        onConfirm={async () => {
          setErasing(true);
          await onErase(asked);
          setErasing(false);
        }}
      />
    </div>
  );
}
