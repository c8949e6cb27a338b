import type { ReactNode } from 'react';

type StatesProps = {
  /** Each state's sample, by the state's name. */
  readonly of: Readonly<Record<string, ReactNode>>;
  /** For samples that fill the width, as fields do. */
  readonly wide?: boolean;
};

/** A piece in several states, one below the other. */
export function States({ of, wide = false }: StatesProps) {
  return (
    <div className="grid gap-8">
      {Object.entries(of).map(([name, sample]) => (
        <div key={name} className={`grid gap-3 ${wide ? '' : 'justify-items-start'}`}>
          <p lang="en" className="text-sm font-semibold text-link">
            {name}
          </p>
          {sample}
        </div>
      ))}
    </div>
  );
}

type SampleButtonsProps = {
  /** What each does, by its name. */
  readonly of: Readonly<Record<string, () => void>>;
  readonly children?: ReactNode;
};

/** The styleguide's own buttons, which act on a sample. */
export function SampleButtons({ of, children }: SampleButtonsProps) {
  return (
    <div lang="en" className="flex flex-wrap gap-3">
      {Object.entries(of).map(([name, press]) => (
        <button
          key={name}
          type="button"
          onClick={press}
          className="min-h-11 rounded-full border border-edge px-5 font-semibold text-text hover:border-link hover:text-link"
        >
          {name}
        </button>
      ))}
      {children}
    </div>
  );
}
