import { type Kysely, type RawBuilder, sql } from 'kysely';
import { foldedWords } from '#contract/fold.ts';
import type { ApplicationRow, Database, MessageRow } from '../schema.ts';

/** What a message is found by. */
export type SearchedMessage = Pick<
  MessageRow,
  'full_name' | 'email' | 'phone' | 'company' | 'message' | 'note'
>;
export type SearchedApplication = Pick<
  ApplicationRow,
  | 'full_name'
  | 'email'
  | 'phone'
  | 'current_position'
  | 'university'
  | 'department'
  | 'about'
  | 'why_us'
  | 'source_other'
  | 'note'
>;

export function messageWords(row: SearchedMessage): string {
  const { full_name, email, company, message, note } = row;
  return wordsOf([full_name, email, ...phoneWords(row.phone), company, message, note]);
}

export function applicationWords(row: SearchedApplication): string {
  const { full_name, email, current_position, university, department } = row;
  return wordsOf([
    ...[full_name, email, ...phoneWords(row.phone), current_position, university, department],
    ...[row.about, row.why_us, row.source_other, row.note],
  ]);
}

function wordsOf(texts: readonly (string | null)[]): string {
  return foldedWords(texts.filter((text) => text !== null).join(' ')).join(' ');
}

/** A number's digits with their country's and, in Turkey, without: people search for both. */
function phoneWords(phone: string | null): string[] {
  if (!phone) return [];
  return phone.startsWith('+90') ? [phone, phone.slice(3)] : [phone];
}

const phoneTyped = /^\+?[\d\s()/.-]{5,}$/;

/**
 * What to match a search table against, in FTS5's own language: every word by its beginning, and what is
 * written together, as an address, side by side. Undefined where the text holds no word at all.
 */
export function matchOf(text: string): string | undefined {
  const chunks = phoneTyped.test(text.trim()) ? [phoneDigits(text)] : text.split(/\s+/);
  const phrases = chunks.map((chunk) => foldedWords(chunk).join(' ')).filter(Boolean);
  // Folded words hold letters and digits alone, so nothing of what was typed is read as an operator.
  return phrases.length === 0 ? undefined : phrases.map((words) => `"${words}"*`).join(' ');
}

/** As it was stored: without the zeros that begin a number at home or abroad. */
function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0{1,2}/, '');
}

/** The condition that a row of a search table matches. */
export function matches(table: SearchTableName, text: string): RawBuilder<boolean> {
  const match = matchOf(text);
  return match === undefined
    ? sql<boolean>`false`
    : sql<boolean>`${sql.table(table)} match ${match}`;
}

export type SearchTableName = 'messages_search' | 'applications_search';

/** Puts what a message is found by in the place of what was there. */
export async function indexMessage(db: Kysely<Database>, row: MessageRow): Promise<void> {
  await replaceWords(db, 'messages_search', row.seq, messageWords(row));
}

export async function indexApplication(db: Kysely<Database>, row: ApplicationRow): Promise<void> {
  await replaceWords(db, 'applications_search', row.seq, applicationWords(row));
}

async function replaceWords(
  db: Kysely<Database>,
  table: SearchTableName,
  rowid: number,
  words: string,
): Promise<void> {
  await db.deleteFrom(table).where('rowid', '=', rowid).execute();
  await db.insertInto(table).values({ rowid, words }).execute();
}

/**
 * Makes the messages that have arrived since the last time findable, the oldest first and `most` of them at
 * once; returns how many it took. A message is not indexed as it is stored: a visitor would wait for it.
 */
export function indexArrivals(db: Kysely<Database>, most: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('messages_search')
      .select('rowid')
      .orderBy('rowid', 'desc')
      .limit(1)
      .executeTakeFirst();
    const rows = await transaction
      .selectFrom('messages')
      .selectAll()
      .where('seq', '>', last?.rowid ?? 0)
      .orderBy('seq')
      .limit(most)
      .execute();
    for (const row of rows) {
      await transaction
        .insertInto('messages_search')
        .values({ rowid: row.seq, words: messageWords(row) })
        .execute();
    }
    return rows.length;
  });
}
