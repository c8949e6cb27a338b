import type { ReactNode } from 'react';

/** Samples one below the other, each under the name of its state. */
export function States({ children }: { children: ReactNode }) {
  return <div className="grid gap-8">{children}</div>;
}

type StateProps = {
  readonly name: string;
  /** For samples that fill the width, as fields do. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** One state of a piece. */
export function State({ name, wide = false, children }: StateProps) {
  return (
    <div className={`grid gap-3 ${wide ? '' : 'justify-items-start'}`}>
      <p lang="en" className="text-sm font-semibold text-link">
        {name}
      </p>
      {children}
    </div>
  );
}

/** The classes of the styleguide's own buttons, which act on a sample. */
export const sampleButton =
  'min-h-11 rounded-full border border-edge px-5 font-semibold text-text hover:border-link hover:text-link';
