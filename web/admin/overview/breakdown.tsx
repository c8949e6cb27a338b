import { useAtomValue } from 'jotai';
import { languageAtom, useTexts } from '../language.ts';
import { shareInWords } from './words.ts';

export type Part = { readonly label: string; readonly count: number };

type BreakdownProps = {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The colour of the bars. */
  readonly className: string;
  /** Sorts by size, for categories without an order of their own. */
  readonly isRanked?: boolean;
};

/** A table of categories with a bar in each row. The largest category has the longest bar. */
export function Breakdown({ title, parts, className, isRanked = false }: BreakdownProps) {
  const texts = useTexts().overview;
  const language = useAtomValue(languageAtom);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const rows = isRanked ? [...parts].sort((one, other) => other.count - one.count) : parts;
  return (
    <table className="w-full table-fixed border-collapse break-inside-avoid text-left print:mb-6">
      <caption className="pb-1.5 text-left font-semibold">{title}</caption>
      <colgroup>
        <col />
        <col className="w-12" />
        <col className="w-14" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label} className="border-t border-line align-baseline">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {label}
              <span
                aria-hidden="true"
                className={`mt-1 block h-1.5 rounded-full bg-current [print-color-adjust:exact] ${className}`}
                style={{ width: `${(count / most) * 100}%` }}
              />
            </th>
            <td className="text-right font-semibold">{count.toLocaleString(language)}</td>
            <td className="text-right text-muted">{shareInWords(count, total, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
