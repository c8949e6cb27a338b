import { type Kysely, sql } from 'kysely';
import { messageStatuses } from '#contract/admin/message.ts';
import { applicationStages } from '#contract/application.ts';
import type { SearchedTable } from '../engine/store.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Database } from '../schema.ts';
import { notInTrash } from './trash.ts';

/** A time range as ids: `from` is included, `to` is not. */
export type IdSpan = { readonly from: string; readonly to: string };

/** Outside spam. Every status and stage is named so that their index is used. */
const notSpam = {
  messages: sql`status in ('new', 'read', 'archived')`,
  applications: sql`stage in (${sql.join([...applicationStages])}) and spam_reason is null`,
} as const;

/**
 * Counts the messages or applications in each range, without spam and trash. One statement for all ranges: a query per
 * day of a year would block other requests.
 */
export async function countBySpan(
  db: Kysely<Database>,
  table: SearchedTable,
  spans: readonly IdSpan[],
): Promise<number[]> {
  if (spans.length === 0) return [];
  await yieldToEventLoop();
  const ranges = spans.map(({ from, to }, place) => sql`(${sql.lit(place)}, ${from}, ${to})`);
  const { rows } = await sql<{ count: number }>`
    with span (place, beginning, ending) as (values ${sql.join(ranges)})
    select (select count(*) from ${sql.table(table)}
      where ${notSpam[table]} and ${notInTrash} and id >= beginning and id < ending) as count
    from span order by place`.execute(db);
  return rows.map(({ count }) => count);
}

/** Rows counted per turn of the event loop. */
const rowsAtOnce = 5000;

/**
 * Splits a range into parts with a limited number of rows, however unevenly they arrived, so that counting one part
 * does not block other requests.
 */
export async function partsOf(
  db: Kysely<Database>,
  table: 'messages' | 'applications',
  { from, to }: IdSpan,
): Promise<IdSpan[]> {
  const parts: IdSpan[] = [];
  for (let start: string | undefined = from; start !== undefined; ) {
    await yieldToEventLoop();
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

/** Groups the messages of a range by shared values, spam included, the trash not. */
export async function messageGroups(db: Kysely<Database>, { from, to }: IdSpan) {
  await yieldToEventLoop();
  return (
    db
      .selectFrom('messages')
      .where('id', '>=', from)
      .where('id', '<', to)
      // All statuses, so that the covering index suffices.
      .where('status', 'in', messageStatuses)
      .where(notInTrash)
      .select(['status', 'kind', 'subject', 'language'])
      .select((row) => row.fn.countAll<number>().as('count'))
      .groupBy(['status', 'kind', 'subject', 'language'])
      .execute()
  );
}

/** Groups the applications of a range by shared values, spam included, the trash not. */
export async function applicationGroups(db: Kysely<Database>, { from, to }: IdSpan) {
  await yieldToEventLoop();
  return db
    .selectFrom('applications')
    .where('id', '>=', from)
    .where('id', '<', to)
    .where('stage', 'in', applicationStages)
    .where(notInTrash)
    .select(['stage', 'source', 'experience', 'language', 'talent_pool'])
    .select((row) => row('spam_reason', 'is not', null).as('spam'))
    .select((row) => row('pool_consent_at', 'is not', null).as('consented'))
    .select((row) => row('pool_withdrawn_at', 'is not', null).as('withdrawn'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['stage', 'source', 'experience', 'language', 'talent_pool'])
    .groupBy(['spam', 'consented', 'withdrawn'])
    .execute();
}

/** The arrival and reply times of a range's answered messages, without spam and trash. */
export async function replies(db: Kysely<Database>, { from, to }: IdSpan) {
  await yieldToEventLoop();
  return db
    .selectFrom('messages')
    .where('id', '>=', from)
    .where('id', '<', to)
    .select(['status', 'created_at', 'replied_at'])
    .where('replied_at', 'is not', null)
    .where('status', '!=', 'spam')
    .where(notInTrash)
    .$narrowType<{ replied_at: number }>()
    .execute();
}
