import type { ReactNode } from 'react';
import { type Chapter, type Piece, pieceId, type SampleProps } from './piece.ts';

type ChapterPartProps = {
  readonly chapter: Chapter;
  readonly number: number;
  /** What each sample is given. */
  readonly given: SampleProps;
};

export function ChapterPart({ chapter, number, given }: ChapterPartProps) {
  const headingId = `${chapter.id}-title`;
  return (
    <section
      id={chapter.id}
      aria-labelledby={headingId}
      className="border-t border-line pb-20 first-of-type:border-t-0 lg:pb-30"
    >
      <div className="wrap pt-20 lg:pt-30">
        <p aria-hidden="true" className="font-heading text-link figures">
          {number}
        </p>
        <h2 id={headingId} className="title-section mt-2">
          {chapter.title}
        </h2>
        <p className="prose-text mt-4">{chapter.lead}</p>
      </div>
      {chapter.pieces.map((piece) => (
        <PiecePart key={piece.title} id={pieceId(chapter, piece)} piece={piece} given={given} />
      ))}
    </section>
  );
}

type PiecePartProps = Pick<ChapterPartProps, 'given'> & {
  readonly id: string;
  readonly piece: Piece;
};

function PiecePart({ id, piece: { title, note, layout, Sample }, given }: PiecePartProps) {
  return (
    <article id={id} className="pt-14 lg:pt-20">
      <div className="wrap grid gap-x-5 gap-y-2 pb-6 lg:grid-cols-2 lg:items-baseline">
        <h3 className="title-item">
          <a href={`#${id}`} className="hover:text-link">
            {title}
          </a>
        </h3>
        <p className="prose-text">{note}</p>
      </div>
      <div lang={given.language}>
        <Grounds layout={layout}>
          <Sample {...given} />
        </Grounds>
      </div>
    </article>
  );
}

/** The ground of the page follows the colour scheme; night is the same in both. */
const page = { label: 'on the page', className: 'bg-surface' };
const night = { label: 'on night', className: 'night' };

type GroundsProps = { readonly layout: Piece['layout']; readonly children: ReactNode };

/** A sample on each ground of its layout. */
function Grounds({ layout = 'panels', children }: GroundsProps) {
  if (layout === 'own') return children;
  if (layout === 'bands') {
    return [page, night].map(({ label, className }) => (
      <div key={label} className={`border-y border-line nth-2:border-t-0 ${className}`}>
        <div className="wrap py-3">
          <GroundLabel>{label}</GroundLabel>
        </div>
        {children}
      </div>
    ));
  }
  const grounds = layout === 'night' ? [night] : [page, night];
  return (
    <div className={`wrap grid gap-5 ${layout === 'panels' ? 'lg:grid-cols-2' : ''}`}>
      {grounds.map(({ label, className }) => (
        <div
          key={label}
          className={`min-w-0 rounded-[1.75rem] border border-line p-5 pt-4 sm:p-9 sm:pt-6 ${className}`}
        >
          <GroundLabel>{label}</GroundLabel>
          <div className="mt-6">{children}</div>
        </div>
      ))}
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
