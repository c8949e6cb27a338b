import { useAtomValue } from 'jotai';
import { languageAtom } from '../language.ts';

type NewRowsProps = {
  /** How many are held back. */
  readonly heldBack: number;
  /** One new row, or `{count}`. */
  readonly texts: { readonly newOne: string; readonly newMany: string };
  onShow(): void;
};

/** The button that shows the rows held back. */
export function NewRows({ heldBack, texts, onShow }: NewRowsProps) {
  const language = useAtomValue(languageAtom);
  return (
    <button
      type="button"
      onClick={onShow}
      className="min-h-8 rounded-full bg-link px-3.5 text-sm font-semibold text-surface hover:opacity-90 pointer-coarse:min-h-11"
    >
      {(heldBack === 1 ? texts.newOne : texts.newMany).replace(
        '{count}',
        heldBack.toLocaleString(language),
      )}
    </button>
  );
}
