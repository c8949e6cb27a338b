import { type Kysely, type RawBuilder, sql } from 'kysely';
import { applicationFields } from '#contract/admin/application.ts';
import { type Message, messageFields } from '#contract/admin/message.ts';
import { type SentColumns, sentColumns } from '../records.ts';
import type { Database } from '../schema.ts';
import type { NewApplication } from './applications.ts';

/** What visitors fill: each has a quota of its own. */
export type StoredKind = 'messages' | 'cvs';

/** Beside its texts a row takes its times, its ids and its places in the indexes. In bytes. */
const rowBytes = 512;

const messageColumns = sentColumns(messageFields);
const applicationColumns = sentColumns(applicationFields);

/** What a message takes, in bytes, without what it is found by. */
export function messageBytes(message: SentColumns<Message, typeof messageFields>): number {
  return sentBytes(messageColumns.map((column) => message[column]));
}

/** What an application takes with its CV, in bytes. */
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

/** SQLite reads the length of a long text without reading the text. */
function storedBytes(names: readonly string[]): RawBuilder<number> {
  const lengths = names.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`);
  return sql<number>`${rowBytes} + ${sql.join(lengths, sql` + `)}`;
}

export type Slice = {
  readonly bytes: number;
  /** Of these, what was taken for spam. */
  readonly spamBytes: number;
  /** The last row that was counted; null where there was none. */
  readonly last: number | null;
};

/** Adds up what the rows behind `after` take, at most `most` of them, so that nobody waits long meanwhile. */
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
          .select(sql<number>`status = 'spam'`.as('spam'))
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(most)
      : db
          .selectFrom('applications')
          .innerJoin('cvs', 'cvs.application_id', 'applications.id')
          .select(['seq', sql<number>`size + ${storedBytes(applicationColumns)}`.as('bytes')])
          .select(sql<number>`spam_reason is not null`.as('spam'))
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(most);
  return db
    .selectFrom(rows.as('slice'))
    .select((row) => row.fn.max<number | null>('seq').as('last'))
    .select((row) => row.fn.coalesce(row.fn.sum<number>('bytes'), row.lit(0)).as('bytes'))
    .select(sql<number>`coalesce(sum(bytes * spam), 0)`.as('spamBytes'))
    .executeTakeFirstOrThrow();
}
