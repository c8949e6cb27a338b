import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { readableSize } from '../../format/file-size.ts';

/** A fact with its label; the note is said below the value, more quietly. */
export type Fact = readonly [label: string, value: ReactNode, note?: ReactNode];

/** Facts of a panel. What is no fact is left out. */
export function Facts({ of }: { of: readonly (Fact | false | null | undefined)[] }) {
  return (
    <dl className="mt-4 border-t border-line">
      {of.map((fact) => {
        if (!fact) return null;
        const [label, value, note] = fact;
        return (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-2.5"
          >
            <dt className="row-span-2 text-muted">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
            {note && <dd className="col-start-2 text-sm text-muted">{note}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

const gibibyte = 1024 ** 3;

/** The size of a disk or a database: "48,2 GB", "1,43 MB". */
export function sizeInWords(bytes: number, language: Language): string {
  if (bytes < gibibyte) return readableSize(bytes, language);
  return (bytes / gibibyte).toLocaleString(language, {
    ...{ style: 'unit', unit: 'gigabyte', unitDisplay: 'short', maximumFractionDigits: 1 },
  });
}
