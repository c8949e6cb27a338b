import { type Kysely, sql } from 'kysely';
import { messageStatuses } from '#contract/admin/message.ts';
import { applicationStages } from '#contract/application.ts';
import type { Database } from '../schema.ts';
import { ownTurn } from '../turns.ts';

/** A span of time as ids: from the first one to before the second one. */
export type IdSpan = { readonly from: string; readonly to: string };

/** All but spam, by status, so that the index that holds them all is walked in its order. */
const counted = ['new', 'read', 'archived'] as const;

/** Rows counted in one turn. */
const rowsAtOnce = 5000;

/**
 * A span in parts of so many messages or applications, so that counting one of them keeps nobody waiting, however
 * unevenly they arrived.
 */
export async function partsOf(
  db: Kysely<Database>,
  table: 'messages' | 'applications',
  { from, to }: IdSpan,
): Promise<IdSpan[]> {
  const parts: IdSpan[] = [];
  for (let start: string | undefined = from; start !== undefined; ) {
    await ownTurn();
    const next: { id: string } | undefined = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>=', start)
      .where('id', '<', to)
      .orderBy('id')
      .offset(rowsAtOnce)
      .limit(1)
      .executeTakeFirst();
    parts.push({ from: start, to: next?.id ?? to });
    start = next?.id;
  }
  return parts;
}

/**
 * How many messages, or applications, arrived in each of the spans, without spam. One statement for all of them:
 * a year of days asked one by one would keep everybody waiting. The spans travel as JSON (SQLite's own).
 */
export async function countBySpan(
  db: Kysely<Database>,
  table: 'messages' | 'applications',
  spans: readonly IdSpan[],
): Promise<number[]> {
  await ownTurn();
  const fieldLimits = JSON.stringify(spans.map(({ from, to }) => [from, to]));
  const within = sql`id >= span.value ->> 0 and id < span.value ->> 1`;
  const welcome =
    table === 'messages'
      ? sql`status in (${sql.join([...counted])})`
      : sql`stage in (${sql.join([...applicationStages])}) and spam_reason is null`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from ${sql.table(table)} where ${welcome} and ${within}) as count
    from json_each(${fieldLimits}) as span
    order by span.key
  `.execute(db);
  return rows.map(({ count }) => count);
}

/** The messages of a span by what they have in common, spam too. */
export async function messageGroups(db: Kysely<Database>, { from, to }: IdSpan) {
  await ownTurn();
  return (
    db
      .selectFrom('messages')
      .where('id', '>=', from)
      .where('id', '<', to)
      // All there are: named, the index that holds the rest is enough, and no row is read.
      .where('status', 'in', messageStatuses)
      .select(['status', 'kind', 'subject', 'language'])
      .select((row) => row.fn.countAll<number>().as('count'))
      .groupBy(['status', 'kind', 'subject', 'language'])
      .execute()
  );
}

/** The applications of a span by what they have in common, spam too. */
export async function applicationGroups(db: Kysely<Database>, { from, to }: IdSpan) {
  await ownTurn();
  return db
    .selectFrom('applications')
    .where('id', '>=', from)
    .where('id', '<', to)
    .where('stage', 'in', applicationStages)
    .select(['stage', 'source', 'experience', 'language', 'talent_pool'])
    .select((row) => row('spam_reason', 'is not', null).as('spam'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['stage', 'source', 'experience', 'language', 'talent_pool', 'spam'])
    .execute();
}

/** When the answered messages of a span arrived and were answered. */
export async function replies(db: Kysely<Database>, { from, to }: IdSpan) {
  await ownTurn();
  return db
    .selectFrom('messages')
    .where('id', '>=', from)
    .where('id', '<', to)
    .select(['status', 'created_at', 'replied_at'])
    .where('replied_at', 'is not', null)
    .where('status', '!=', 'spam')
    .$narrowType<{ replied_at: number }>()
    .execute();
}
