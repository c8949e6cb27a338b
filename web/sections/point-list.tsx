import type { Language } from '#contract/languages.ts';
import { LinkedText } from './linked-text.tsx';

type PointListProps = { readonly points: readonly string[]; readonly language: Language };

/** Short points, each with a dash in the line's colour. */
export function PointList({ points, language }: PointListProps) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="grid prose-text grid-cols-[1.75rem_1fr]">
          <span aria-hidden="true" className="mt-3.5 h-0.5 w-4 rounded bg-signal" />
          <span>
            <LinkedText text={point} language={language} />
          </span>
        </li>
      ))}
    </ul>
  );
}
