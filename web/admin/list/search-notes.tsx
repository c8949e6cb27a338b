import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { listApplications } from '#contract/admin/applications.ts';
import type { listMessages } from '#contract/admin/messages.ts';
import { fill } from '#contract/fill.ts';
import { queryOf } from '../api-client/queries.ts';
import { useReader } from '../language.ts';

type SearchNotesProps = {
  readonly q: string;
  /** The words that were found instead; undefined after an exact match. */
  readonly near: readonly string[] | undefined;
  /** The list of the other kind of record. */
  readonly other: typeof listMessages | typeof listApplications;
  /** Says how many are there, with `{count}`. */
  readonly otherText: string;
  readonly otherHref: string;
};

/** Below a search: that a wrong letter was forgiven, and how many records of the other kind match. */
export function SearchNotes({ q, near, other, otherText, otherHref }: SearchNotesProps) {
  const { texts, language } = useReader();
  const { data } = useQuery(queryOf<typeof other>(other, { query: { q, limit: '1' } }));
  // What is only near there is no match beside an exact one here.
  const others = data && (near || !data.near) ? data.total : 0;
  return (
    <div role="status" className="text-sm">
      {near && (
        <p className="mt-2">
          {near.length > 0 ? fill(texts.nearWords, { words: near.join(', ') }) : texts.near}
        </p>
      )}
      {others > 0 && (
        <Link
          href={otherHref}
          className="mt-1 inline-flex min-h-8 items-center font-semibold text-link hover:underline pointer-coarse:min-h-11"
        >
          {fill(otherText, { count: others }, language)}
        </Link>
      )}
    </div>
  );
}
