import { type Kysely, sql } from 'kysely';
import { messageStatuses } from '#contract/admin/messages.ts';
import { firstIdAt } from '../ids.ts';
import type { Database } from '../schema.ts';

export type Span = { readonly from: Date; readonly to: Date };

/** All but spam, by status, so that the index that holds them all is walked in its order. */
const counted = ['new', 'read', 'archived'] as const;

function messagesIn(db: Kysely<Database>, { from, to }: Span) {
  return db
    .selectFrom('messages')
    .where('id', '>=', firstIdAt(from))
    .where('id', '<', firstIdAt(to));
}

function applicationsIn(db: Kysely<Database>, { from, to }: Span) {
  return db
    .selectFrom('applications')
    .where('id', '>=', firstIdAt(from))
    .where('id', '<', firstIdAt(to));
}

export type DayCount = { readonly messages: number; readonly applications: number };

/**
 * How many messages and applications arrived in each of the spans, without spam. One statement for all of
 * them: a year of days asked one by one would keep everybody waiting. The spans travel as JSON (SQLite's own).
 */
export async function countBySpan(
  db: Kysely<Database>,
  spans: readonly Span[],
): Promise<DayCount[]> {
  const bounds = spans.map(({ from, to }) => [firstIdAt(from), firstIdAt(to)]);
  const within = sql`id >= span.value ->> 0 and id < span.value ->> 1`;
  const { rows } = await sql<DayCount>`
    select
      (select count(*) from messages where status in (${sql.join([...counted])}) and ${within})
        as messages,
      (select count(*) from applications where spam_reason is null and ${within})
        as applications
    from json_each(${JSON.stringify(bounds)}) as span
    order by span.key
  `.execute(db);
  return rows;
}

/** The messages of a span by what they have in common, spam too. */
export function messageGroups(db: Kysely<Database>, span: Span) {
  return (
    messagesIn(db, span)
      // All there are: named, the index that holds the rest is enough, and no row is read.
      .where('status', 'in', messageStatuses)
      .select(['status', 'kind', 'subject', 'language'])
      .select((row) => row.fn.countAll<number>().as('count'))
      .groupBy(['status', 'kind', 'subject', 'language'])
      .execute()
  );
}

/** The applications of a span by what they have in common, spam too. */
export function applicationGroups(db: Kysely<Database>, span: Span) {
  return applicationsIn(db, span)
    .select(['stage', 'source', 'experience', 'language', 'talent_pool'])
    .select((row) => row('spam_reason', 'is not', null).as('spam'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['stage', 'source', 'experience', 'language', 'talent_pool', 'spam'])
    .execute();
}

/** When the answered messages of a span arrived and were answered. */
export function replies(db: Kysely<Database>, span: Span) {
  return messagesIn(db, span)
    .select(['status', 'created_at', 'replied_at'])
    .where('replied_at', 'is not', null)
    .where('status', '!=', 'spam')
    .$narrowType<{ replied_at: number }>()
    .execute();
}
