import { type Kysely, sql } from 'kysely';
import { messageStatuses } from '#contract/admin/message.ts';
import { applicationStages } from '#contract/application.ts';
import type { Database } from '../schema.ts';
import { ownTurn } from '../turns.ts';

/** A time range as ids: `from` is included, `to` is not. */
export type IdSpan = { readonly from: string; readonly to: string };

/** Every status except spam. Named so that the status index is used in its order. */
const counted = ['new', 'read', 'archived'] as const;

/** Rows counted per turn of the event loop. */
const rowsAtOnce = 5000;

/**
 * Splits a range into parts of a bounded number of rows, so that counting one part does not block other requests,
 * however unevenly the rows arrived.
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
 * Counts the messages or applications in each range, without spam. One statement for all ranges: a query per day of a
 * year would block other requests. The ranges are passed as JSON.
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

/** Groups the messages of a range by shared values, spam included. */
export async function messageGroups(db: Kysely<Database>, { from, to }: IdSpan) {
  await ownTurn();
  return (
    db
      .selectFrom('messages')
      .where('id', '>=', from)
      .where('id', '<', to)
      // All statuses, named so that the covering index suffices and no row is read.
      .where('status', 'in', messageStatuses)
      .select(['status', 'kind', 'subject', 'language'])
      .select((row) => row.fn.countAll<number>().as('count'))
      .groupBy(['status', 'kind', 'subject', 'language'])
      .execute()
  );
}

/** Groups the applications of a range by shared values, spam included. */
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

/** The arrival and reply times of a range's answered messages, without spam. */
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
