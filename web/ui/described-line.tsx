import type { ReactNode } from 'react';

/** A term and what it stands for: a line of a `dl`. Where the two stand one under the other, the term is the closer. */
export function DescribedLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="-mb-2 text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
