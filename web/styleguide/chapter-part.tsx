import { Grounds } from './grounds.tsx';
import { type Chapter, type Piece, pieceId } from './piece.ts';

type ChapterPartProps = { readonly chapter: Chapter; readonly number: number };

/** A chapter: its title and lead, then its pieces. */
export function ChapterPart({ chapter, number }: ChapterPartProps) {
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
        <PiecePart key={piece.title} id={pieceId(chapter, piece)} piece={piece} />
      ))}
    </section>
  );
}

function PiecePart({ id, piece }: { id: string; piece: Piece }) {
  return (
    <article id={id} className="pt-14 lg:pt-20">
      <div className="wrap grid gap-x-5 gap-y-2 pb-6 lg:grid-cols-2 lg:items-baseline">
        <h3 className="title-item">
          <a href={`#${id}`} className="hover:text-link">
            {piece.title}
          </a>
        </h3>
        <p className="prose-text">{piece.note}</p>
      </div>
      <Grounds {...piece} />
    </article>
  );
}
