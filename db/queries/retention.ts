import { sql } from 'kysely';
import type { RetentionRule } from '#contract/admin/data-protection.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Db } from '../schema.ts';
import type { ErasedTable, Erasure } from './erase.ts';
import { findRow, putRow } from './rows.ts';
import { inTrash, notInTrash } from './trash.ts';

type Condition = ReturnType<typeof sql<boolean>>;

type Aging = {
  readonly table: ErasedTable;
  readonly where: Condition;
  /** The column or expression from which each rule counts. If several rules apply, the last end counts. */
  readonly since: { readonly [Rule in RetentionRule]?: ReturnType<typeof sql<number>> };
};

/** Rules by the kind of a record. */
type OwnRule = Exclude<RetentionRule, 'trash' | 'audit'>;

/** Spam that no admin has seen keeps the retention of its kind: nothing unseen is erased as spam. */
const noSeenSpam = {
  messages: sql<boolean>`(status <> 'spam' or seen_at is null)`,
  applications: sql<boolean>`(spam_reason is null or seen_at is null)`,
};

/** Consent to the talent pool is in force. The admin's label does not count. */
const inPool = sql<boolean>`(pool_consent_at is not null and pool_withdrawn_at is null)`;

/** Neither rejected nor hired: KVKK article 4 forbids retention without a limit. */
const undecided = sql<boolean>`stage not in ('rejected', 'hired')`;

const rejected = sql<boolean>`stage = 'rejected'`;
const notInPool = sql<boolean>`not ${inPool}`;

const applications = (where: Condition, pooled: Condition, since: Aging['since']): Aging => ({
  ...{ table: 'applications', since },
  where: sql<boolean>`${where} and ${pooled} and ${noSeenSpam.applications}`,
});

/** The rows of each rule, in the trash or not. */
const anywhere: Readonly<Record<OwnRule, readonly Aging[]>> = {
  messages: [
    { table: 'messages', where: noSeenSpam.messages, since: { messages: sql`created_at` } },
  ],
  spam: [
    {
      table: 'messages',
      where: sql`status = 'spam' and seen_at is not null`,
      since: { spam: sql`seen_at` },
    },
    {
      table: 'applications',
      where: sql`spam_reason is not null and seen_at is not null and stage <> 'hired'`,
      since: { spam: sql`seen_at` },
    },
  ],
  rejected: [applications(rejected, notInPool, { rejected: sql`stage_since` })],
  undecided: [applications(undecided, notInPool, { undecided: sql`created_at` })],
  pool: [
    applications(rejected, inPool, { pool: sql`pool_consent_at` }),
    applications(undecided, inPool, { pool: sql`pool_consent_at`, undecided: sql`created_at` }),
  ],
};

const ownRules = Object.keys(anywhere) as OwnRule[];
/** The rows of a rule, either only those in the trash or only the others. */
const partOf = (rule: OwnRule, place: Condition): readonly Aging[] =>
  anywhere[rule].map((one) => ({ ...one, where: sql<boolean>`(${one.where}) and ${place}` }));
const outsideTrash = Object.fromEntries(
  ownRules.map((rule) => [rule, partOf(rule, notInTrash)]),
) as Record<OwnRule, readonly Aging[]>;
const trashed = { where: inTrash, since: { trash: sql<number>`trashed_at` } };

/** The rows that each rule erases. A record in the trash is erased by whichever period ends first. */
const aging: Readonly<Record<RetentionRule, readonly Aging[]>> = {
  ...outsideTrash,
  trash: [
    { ...trashed, table: 'messages' },
    { ...trashed, table: 'applications' },
    ...ownRules.flatMap((rule) => partOf(rule, inTrash)),
  ],
  audit: [{ table: 'audit', where: sql`true`, since: { audit: sql`at` } }],
};

/** When the newest message, application or audit entry before a time was stored (ms since the Unix epoch). */
export async function newestBefore(db: Db, time: number): Promise<number | undefined> {
  const newest: number[] = [];
  for (const [table, column] of [
    ['messages', 'created_at'],
    ['applications', 'created_at'],
    ['audit', 'at'],
  ] as const) {
    await yieldToEventLoop();
    const at = sql<number>`${sql.ref(column)}`;
    const { last } = await db
      .selectFrom(table)
      .select(sql<number | null>`max(${at})`.as('last'))
      .where(sql<boolean>`${at} < ${time}`)
      .executeTakeFirstOrThrow();
    if (last !== null) newest.push(last);
  }
  return newest.length === 0 ? undefined : Math.max(...newest);
}

type Times = Readonly<Record<RetentionRule, number>>;
/** For each rule, rows with an earlier start time expire soon (ms since the Unix epoch). */
export type DueBefore = { readonly dueBefore: Times };
/** The time at which a rule's period ends (ms since the Unix epoch). */
type KeptUntil = (rule: RetentionRule, since: number) => number;

/**
 * Rows of a rule that are past their retention, at most `most` of each table. The erasure checks that again, since an
 * admin may restore a row, or change its stage, meanwhile.
 * @param before for each rule, rows with an earlier start time have expired (ms since the Unix epoch)
 */
export async function expired(db: Db, rule: RetentionRule, before: Times, most: number) {
  const erasures: Erasure[] = [];
  for (const one of aging[rule]) {
    await yieldToEventLoop();
    const where = sql<boolean>`(${one.where}) and ${isOlder(one, before)}`;
    const rows = await db.selectFrom(one.table).select('id').where(where).limit(most).execute();
    erasures.push(...rows.map(({ id }) => ({ table: one.table, id, where })));
  }
  return erasures;
}

/** Counts a rule's expired rows (see `expired`), and gives the time when the next row expires; null without rows. */
export async function countOlder(db: Db, rule: RetentionRule, before: Times, keptUntil: KeptUntil) {
  let count = 0;
  let next: number | null = null;
  for (const one of aging[rule]) {
    await yieldToEventLoop();
    const { count: older, ...times } = await db
      .selectFrom(one.table)
      .select(rulesOf(one).map(([rule, since]) => sql<number | null>`min(${since})`.as(rule)))
      .select(sql<number>`count(*) filter (where ${isOlder(one, before)})`.as('count'))
      .where(one.where)
      .executeTakeFirstOrThrow();
    // Counted once: each record of the trash also matches its own rule.
    if (rule in one.since) count += older;
    // Consents follow the order of arrival: the row that is oldest by one time is oldest by the other.
    const end = lastEnd(times, keptUntil);
    if (Number.isFinite(end)) next = Math.min(end, next ?? end);
  }
  return { count, next };
}

/** Whether an application expires soon. Not for spam and the trash, whose rules erase within days in any case. */
export function dueApplications(before: Times): Condition {
  const parts = ownRules
    .flatMap((rule) => aging[rule])
    .filter(({ table, since }) => table === 'applications' && !('spam' in since))
    .map((one) => sql`(${one.where} and ${isOlder(one, before)})`);
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** When rows expire, by their ids (ms since the Unix epoch). Rows that no rule applies to are missing. */
export async function expiryOf(
  db: Db,
  table: 'messages' | 'applications',
  ids: readonly string[],
  keptUntil: KeptUntil,
): Promise<ReadonlyMap<string, number>> {
  const ends = new Map<string, number>();
  for (const one of Object.values(aging).flat()) {
    if (one.table !== table) continue;
    const rows = await db
      .selectFrom(table)
      .select('id')
      .select(rulesOf(one).map(([rule, since]) => sql<number | null>`${since}`.as(rule)))
      .where('id', 'in', ids)
      .where(one.where)
      .execute();
    for (const { id, ...times } of rows) {
      const end = lastEnd(times, keptUntil);
      ends.set(id, Math.min(end, ends.get(id) ?? end));
    }
  }
  return ends;
}

/** When the last period of a row ends; infinity if one has not begun. */
function lastEnd(times: Partial<Record<RetentionRule, number | null>>, keptUntil: KeptUntil) {
  const ends = Object.entries(times).map(([rule, since]) =>
    since === null ? Number.POSITIVE_INFINITY : keptUntil(rule as RetentionRule, since),
  );
  return Math.max(...ends);
}

function isOlder(one: Aging, before: Times): Condition {
  const parts = rulesOf(one).map(([rule, since]) => sql`${since} < ${before[rule]}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function rulesOf({ since }: Aging) {
  return Object.entries(since) as [RetentionRule, ReturnType<typeof sql<number>>][];
}

/** The time from which retention trusts the clock (ms since the Unix epoch); undefined before its first run. */
export async function readTrustedFrom(db: Db): Promise<number | undefined> {
  return (await findRow(db, 'retention_clock', { id: 1 }))?.trusted_from;
}

export function setTrustedFrom(db: Db, trusted_from: number): Promise<void> {
  return putRow(db, 'retention_clock', ['id'], { id: 1, trusted_from });
}
