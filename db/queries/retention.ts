import { type Kysely, sql } from 'kysely';
import type { RetentionRule } from '#contract/admin/data-protection.ts';
import type { Database } from '../schema.ts';
import { ownTurn } from '../turns.ts';
import type { ErasedTable, Erasure } from './erase.ts';

type Aging = {
  readonly table: ErasedTable;
  /** The time that the span counts from. */
  readonly since: ReturnType<typeof sql<number>>;
  readonly where: ReturnType<typeof sql<boolean>>;
};

/** Suspected by a rule alone, something keeps the time of its kind: nothing is erased as spam that nobody looked at. */
const noSeenSpam = {
  messages: sql<boolean>`(status <> 'spam' or seen_at is null)`,
  applications: sql<boolean>`(spam_reason is null or seen_at is null)`,
};

/** What falls under each rule. */
const aging: Readonly<Record<RetentionRule, readonly Aging[]>> = {
  messages: [{ table: 'messages', since: sql`created_at`, where: noSeenSpam.messages }],
  spam: [
    {
      table: 'messages',
      since: sql`seen_at`,
      where: sql`status = 'spam' and seen_at is not null`,
    },
    {
      table: 'applications',
      since: sql`seen_at`,
      where: sql`spam_reason is not null and seen_at is not null`,
    },
  ],
  rejected: [
    {
      table: 'applications',
      since: sql`stage_since`,
      where: sql`stage = 'rejected' and ${noSeenSpam.applications}`,
    },
  ],
  // Neither rejected nor hired: KVKK article 4 allows no keeping without an end.
  undecided: [
    {
      table: 'applications',
      since: sql`created_at`,
      where: sql`stage not in ('rejected', 'hired') and ${noSeenSpam.applications}`,
    },
  ],
  audit: [{ table: 'audit', since: sql`at`, where: sql`true` }],
};

/** What falls under a rule and is older than `before`: of each table at most so many. */
export async function expired(
  db: Kysely<Database>,
  rule: RetentionRule,
  before: number,
  most: number,
): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for (const { table, since, where } of aging[rule]) {
    await ownTurn();
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where(where)
      .where(since, '<', before)
      .limit(most)
      .execute();
    erasures.push(...rows.map(({ id }) => ({ table, id })));
  }
  return erasures;
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
    await ownTurn();
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
