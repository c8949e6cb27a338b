import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, MessageRow } from '../schema.ts';
import type { NewApplication } from './applications.ts';

/** What visitors fill: each has a quota of its own. */
export type StoredKind = 'messages' | 'cvs';

/** Beside its texts a row takes its times, its ids and its places in the indexes. In bytes. */
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

/** What a message takes, in bytes, without what it is found by. */
export function messageBytes(message: Texts<typeof messageTexts, MessageRow>): number {
  return textBytes(messageTexts.map((name) => message[name]));
}

/** What an application takes with its CV, in bytes. */
export function applicationBytes(
  application: Texts<typeof applicationTexts, NewApplication>,
  cv: { readonly size: number },
): number {
  return cv.size + textBytes(applicationTexts.map((name) => application[name]));
}

function textBytes(texts: readonly (string | null)[]): number {
  return texts.reduce((sum, text) => sum + (text ? Buffer.byteLength(text) : 0), rowBytes);
}

/** SQLite reads the length of a long text without reading the text. */
function storedTextBytes(names: readonly string[]): RawBuilder<number> {
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
