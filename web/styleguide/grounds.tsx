import type { ReactNode } from 'react';
import type { Layout, Piece } from './piece.ts';
import { useSampleChrome } from './sample-language.ts';

/** A piece's sample on each ground of its layout. */
export function Grounds({ layout = 'panels', Sample }: Pick<Piece, 'layout' | 'Sample'>) {
  const props = useSampleChrome();
  const Frame = frames[layout];
  return (
    <div lang={props.language}>
      <Frame>
        <Sample {...props} />
      </Frame>
    </div>
  );
}

type FrameProps = { readonly children: ReactNode };

const frames: Readonly<Record<Layout, (props: FrameProps) => ReactNode>> = {
  panels: ({ children }) => (
    <div className="wrap grid gap-5 lg:grid-cols-2">
      <Panel ground="page">{children}</Panel>
      <Panel ground="night">{children}</Panel>
    </div>
  ),
  stack: ({ children }) => (
    <div className="wrap grid gap-5">
      <Panel ground="page">{children}</Panel>
      <Panel ground="night">{children}</Panel>
    </div>
  ),
  bands: ({ children }) => (
    <>
      <Band ground="page">{children}</Band>
      <Band ground="night">{children}</Band>
    </>
  ),
  night: ({ children }) => (
    <div className="wrap">
      <Panel ground="night">{children}</Panel>
    </div>
  ),
  own: ({ children }) => children,
};

/** The ground of the page follows the colour scheme; night is the same in both. */
const grounds = {
  page: { label: 'on the page', className: 'bg-surface' },
  night: { label: 'on night', className: 'night' },
} as const;

type GroundProps = FrameProps & { readonly ground: keyof typeof grounds };

function Panel({ ground, children }: GroundProps) {
  const { label, className } = grounds[ground];
  return (
    <div
      className={`min-w-0 rounded-[1.75rem] border border-line p-5 pt-4 sm:p-9 sm:pt-6 ${className}`}
    >
      <GroundLabel>{label}</GroundLabel>
      <div className="mt-6">{children}</div>
    </div>
  );
}

function Band({ ground, children }: GroundProps) {
  const { label, className } = grounds[ground];
  return (
    <div className={`border-y border-line nth-2:border-t-0 ${className}`}>
      <div className="wrap py-3">
        <GroundLabel>{label}</GroundLabel>
      </div>
      {children}
    </div>
  );
}

function GroundLabel({ children }: { children: string }) {
  return (
    <p lang="en" className="text-sm text-muted">
      {children}
    </p>
  );
}
