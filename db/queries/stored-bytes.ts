import { type Kysely, type RawBuilder, sql } from 'kysely';
import { applicationFields } from '#contract/admin/application.ts';
import { type MessageColumns, messageFields } from '#contract/admin/message.ts';
import { type SentColumns, sentColumns } from '../records.ts';
import type { Database } from '../schema.ts';
import type { NewApplication } from './applications.ts';

/** What visitors submit. Each kind has its own quota. */
export type StoredKind = 'messages' | 'cvs';

/** Bytes of a row besides its texts: times, ids and index entries. */
const rowBytes = 512;

const messageColumns = sentColumns(messageFields);
const applicationColumns = sentColumns(applicationFields);

/** The size of a message in bytes, without its search index. */
export function messageBytes(message: SentColumns<MessageColumns, typeof messageFields>): number {
  return sentBytes(messageColumns.map((column) => message[column]));
}

/** The size of an application with its CV, in bytes. */
export function applicationBytes(
  application: Pick<NewApplication, (typeof applicationColumns)[number]>,
  cv: { readonly size: number },
): number {
  return cv.size + sentBytes(applicationColumns.map((column) => application[column]));
}

function sentBytes(values: readonly (string | number | null)[]): number {
  return values.reduce<number>(
    (sum, value) => sum + (value === null ? 0 : Buffer.byteLength(String(value))),
    rowBytes,
  );
}

/** Columns of numbers, whose digits are counted. */
const numbers: readonly string[] = [
  'graduation_year',
  'talent_pool',
] satisfies (keyof NewApplication)[];

/** SQLite reads the length of a long text without the text. */
function storedBytes(names: readonly string[]): RawBuilder<number> {
  const lengths = names.map((name) => {
    const value = numbers.includes(name) ? sql`cast(${sql.ref(name)} as text)` : sql.ref(name);
    return sql`coalesce(octet_length(${value}), 0)`;
  });
  return sql<number>`${rowBytes} + ${sql.join(lengths, sql` + `)}`;
}

export type Slice = {
  readonly bytes: number;
  /** The part of `bytes` that was flagged as spam. */
  readonly spamBytes: number;
  /** The `seq` of the last counted row; null if there was none. */
  readonly last: number | null;
};

/** Sums the bytes of at most `most` rows after the `seq` in `after`: few at once, to keep each step short. */
export async function countSlice(
  db: Kysely<Database>,
  kind: StoredKind,
  after: number,
  most: number,
): Promise<Slice> {
  const rows =
    kind === 'messages'
      ? db
          .selectFrom('messages')
          .select(['seq', storedBytes(messageColumns).as('bytes')])
          .select(sql<boolean>`status = 'spam'`.as('spam'))
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(most)
      : db
          .selectFrom('applications')
          .innerJoin('cvs', 'cvs.application_id', 'applications.id')
          .select(['seq', sql<number>`size + ${storedBytes(applicationColumns)}`.as('bytes')])
          .select(sql<boolean>`spam_reason is not null`.as('spam'))
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(most);
  return db
    .selectFrom(rows.as('slice'))
    .select((row) => row.fn.max<number | null>('seq').as('last'))
    .select((row) => row.fn.coalesce(row.fn.sum<number>('bytes'), row.lit(0)).as('bytes'))
    .select(sql<number>`coalesce(sum(bytes) filter (where spam), 0)`.as('spamBytes'))
    .executeTakeFirstOrThrow();
}
