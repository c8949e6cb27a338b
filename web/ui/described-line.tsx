import type { ReactNode } from 'react';

/** A term and its value: a row of a `dl`. Stacked, the term is closer to its own value than to the previous one. */
export function DescribedLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="-mb-2 text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
