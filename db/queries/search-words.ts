import { applicationFields } from '#contract/admin/application.ts';
import { messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import { foldedWords } from '#contract/fold.ts';
import { referenceOf } from '#contract/reference.ts';
import type { SearchedRow, SearchedTable } from '../engine/store.ts';
import { shownAddress } from '../records.ts';
import type { Db, Transaction } from '../schema.ts';
import { findRow, putRow } from './rows.ts';
import { joinedDigits, reversedPhone } from './search-phrases.ts';

/** Increase it when the words of a row change: all rows are then indexed again in the background. */
const wordsVersion = 7;

/**
 * Identifies the rules that generate the words. Includes Unicode's version: a search is folded by the present one, and
 * must match the indexed words.
 */
const searchRules = `${wordsVersion}, Unicode ${process.versions.unicode}`;

/** Per row, more than the longest texts have in words of three letters. */
const maxWords = 4000;

const fields = { messages: messageFields, applications: applicationFields } as const;

/** The texts that a row is found by, as they are stored. */
export function searchedTexts(table: SearchedTable, row: object): string[] {
  return rulesOf(fields[table])
    .filter(([, { isSearched }]) => isSearched)
    .flatMap(([, { column, format }]) => {
      const value: string | null = Reflect.get(row, column);
      if (value === null) return [];
      if (format === 'phone') return phoneWords(value);
      return format === 'email' ? [...new Set([value, shownAddress(value)])] : value;
    });
}

/** The words that a row is found by, folded. @param letters of `lettersAbout` */
export function wordsOf(table: SearchedTable, row: SearchedRow, letters: readonly string[] = []) {
  const texts = [referenceOf(row.id), ...searchedTexts(table, row), ...letters];
  return foldedWords([...texts, ...texts.flatMap(joinedDigits)].join(' ')).slice(0, maxWords);
}

/** The words of the letters that were sent about records, and the addresses of their copies, by the record's id. */
export async function lettersAbout(db: Db, ids: readonly string[]) {
  const letters = await db
    .selectFrom('mail_records')
    .innerJoin('replies', 'replies.mail_id', 'mail_records.mail_id')
    .select(['record_id', 'subject', 'text', 'cc'])
    .where('record_id', 'in', ids)
    .execute();
  const texts = new Map<string, string[]>();
  for (const { record_id, subject, text, cc } of letters) {
    texts.set(record_id, [...(texts.get(record_id) ?? []), subject, text, cc]);
  }
  return texts;
}

/** The digits with the country code, for Turkey also without it, and from the last to the first. */
function phoneWords(phone: string): string[] {
  const [number = '', ...extension] = phone.split(';');
  const digits = number.replace(/\D/g, '');
  return [
    ...(phone.startsWith('+90') ? [digits, digits.slice(2)] : [digits]),
    ...extension,
    reversedPhone(digits),
  ];
}

/**
 * Empties the search tables if other rules generated their words, so that all rows are indexed again.
 * @param empty what does so
 */
export async function renewIfRulesChanged(db: Db, empty: (db: Transaction) => Promise<void>) {
  await db.transaction().execute(async (transaction) => {
    const row = await findRow(transaction, 'search_state', { id: 1 });
    if (row?.rules === searchRules) return;
    await empty(transaction);
    await putRow(transaction, 'search_state', ['id'], { id: 1, rules: searchRules });
  });
}
