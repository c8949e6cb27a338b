import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, MessageRow } from '../schema.ts';
import type { NewApplication } from './applications.ts';

/** What visitors submit. Each kind has its own quota. */
export type StoredKind = 'messages' | 'cvs';

/** Bytes of a row beside its texts: times, ids and index entries. */
const rowBytes = 512;

const messageTexts = [
  ...(['full_name', 'email', 'phone', 'company', 'message'] as const),
  ...(['services', 'countries', 'monthly_volume'] as const),
] as const;
const applicationTexts = [
  ...(['full_name', 'email', 'phone', 'current_position', 'university', 'department'] as const),
  ...(['linkedin', 'github', 'portfolio', 'about', 'why_us', 'source_other'] as const),
] as const;

type Texts<Names extends readonly (keyof Row)[], Row> = Pick<Row, Names[number]>;

/** The size of a message in bytes, without its search index. */
export function messageBytes(message: Texts<typeof messageTexts, MessageRow>): number {
  return textBytes(messageTexts.map((name) => message[name]));
}

/** The size of an application with its CV, in bytes. */
export function applicationBytes(
  application: Texts<typeof applicationTexts, NewApplication>,
  cv: { readonly size: number },
): number {
  return cv.size + textBytes(applicationTexts.map((name) => application[name]));
}

function textBytes(texts: readonly (string | null)[]): number {
  return texts.reduce((sum, text) => sum + (text ? Buffer.byteLength(text) : 0), rowBytes);
}

/** SQLite gets the length of a long text without reading the text. */
function storedTextBytes(names: readonly string[]): RawBuilder<number> {
  const lengths = names.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`);
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
          .select(['seq', storedTextBytes(messageTexts).as('bytes')])
          .select(sql<number>`status = 'spam'`.as('spam'))
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(most)
      : db
          .selectFrom('applications')
          .innerJoin('cvs', 'cvs.application_id', 'applications.id')
          .select(['seq', sql<number>`size + ${storedTextBytes(applicationTexts)}`.as('bytes')])
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
