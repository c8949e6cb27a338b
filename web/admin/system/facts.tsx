import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { readableSize } from '../../format/file-size.ts';

/** Facts of a panel, each a label and its value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-4 border-t border-line">{children}</dl>;
}

type FactProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** Said below the value, more quietly. */
  readonly note?: ReactNode;
};

export function Fact({ label, children, note }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-line py-2.5">
      <dt className="row-span-2 text-muted">{label}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
      {note && <dd className="col-start-2 text-sm text-muted">{note}</dd>}
    </div>
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
