import { type Kysely, sql, type Transaction } from 'kysely';
import type { RetentionRule } from '#contract/admin/data-protection.ts';
import type { Database } from '../schema.ts';
import { eraseApplications, inSteps } from './applications.ts';
import { eraseMessages } from './messages.ts';

type Aging = {
  readonly table: 'messages' | 'applications' | 'audit';
  /** The time that the span counts from. */
  readonly since: ReturnType<typeof sql<number>>;
  readonly where: ReturnType<typeof sql<boolean>>;
};

/** What falls under each rule. */
const aging: Readonly<Record<RetentionRule, readonly Aging[]>> = {
  messages: [{ table: 'messages', since: sql`created_at`, where: sql`status <> 'spam'` }],
  spam: [
    // What was marked as spam counts from then: one of last year, marked by a slip, is not gone at once.
    {
      table: 'messages',
      since: sql`coalesce(status_since, created_at)`,
      where: sql`status = 'spam'`,
    },
    { table: 'applications', since: sql`created_at`, where: sql`spam_reason is not null` },
  ],
  rejected: [
    {
      table: 'applications',
      since: sql`stage_since`,
      where: sql`stage = 'rejected' and spam_reason is null`,
    },
  ],
  audit: [{ table: 'audit', since: sql`at`, where: sql`true` }],
};

/**
 * Erases what falls under a rule and is older than `before`, at most `most` at once, so that nobody waits
 * long meanwhile; returns how many it erased.
 */
export async function eraseOlder(
  db: Transaction<Database>,
  rule: RetentionRule,
  before: number,
  most: number,
): Promise<number> {
  let erased = 0;
  for (const { table, since, where } of aging[rule]) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where(where)
      .where(since, '<', before)
      .limit(most)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) erased += await erase(db, table, ids);
  }
  return erased;
}

async function erase(
  db: Transaction<Database>,
  table: Aging['table'],
  ids: readonly string[],
): Promise<number> {
  if (table === 'messages') return eraseMessages(db, ids);
  if (table === 'applications') {
    const [some = []] = await inSteps(db, ids);
    return eraseApplications(db, some);
  }
  const { numDeletedRows } = await db.deleteFrom('audit').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** How much of what falls under a rule is older than `before`, and since when the oldest of all is kept. */
export async function countOlder(
  db: Kysely<Database>,
  rule: RetentionRule,
  before: number,
): Promise<{ count: number; oldest: number | null }> {
  let count = 0;
  let oldest: number | null = null;
  for (const { table, since, where } of aging[rule]) {
    const found = await db
      .selectFrom(table)
      .select((row) => row.fn.min<number | null>(since).as('oldest'))
      .select(sql<number>`coalesce(sum(${since} < ${before}), 0)`.as('count'))
      .where(where)
      .executeTakeFirstOrThrow();
    count += found.count;
    if (found.oldest !== null) oldest = Math.min(found.oldest, oldest ?? found.oldest);
  }
  return { count, oldest };
}
