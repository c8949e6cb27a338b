import { Fragment } from 'react';
import { hitsIn, type Snippet, snippetIn } from './search-hits.ts';

/** A text with the matches of a search marked. */
function Marked({ text, hits }: Snippet) {
  return (
    <>
      {hits.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(hits[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-[var(--mark)] text-inherit">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.end ?? 0)}
    </>
  );
}

type ExcerptProps = {
  readonly texts: readonly (string | null)[];
  readonly sought: string | undefined;
  /** Shown without a search, and if none of the texts matched. */
  readonly otherwise: string;
};

/** The first of several texts that a search matches, around the match. */
export function Excerpt({ texts, sought, otherwise }: ExcerptProps) {
  const found = sought && snippetIn(texts, sought);
  return found ? <Marked {...found} /> : otherwise;
}

/** Marks the matches of a search in a text, such as a name. */
export function Found({ text, sought }: { text: string; sought: string | undefined }) {
  return sought ? <Marked text={text} hits={hitsIn(text, sought)} /> : text;
}
