import type { ReactNode } from 'react';

/** A term and what it stands for: a line of a `dl`. */
export function DescribedLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
