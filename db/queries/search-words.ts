import type { Kysely, Transaction } from 'kysely';
import { applicationFields } from '#contract/admin/application.ts';
import { messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import { foldedWords } from '#contract/fold.ts';
import { referenceOf } from '#contract/reference.ts';
import type { SearchedTable } from '../engine/store.ts';
import { shownAddress } from '../records.ts';
import type { ApplicationRow, Database, MessageRow } from '../schema.ts';
import { findRow, putRow } from './rows.ts';

/** Increase it when the words of a row change: all rows are then indexed again in the background. */
const wordsVersion = 5;

/**
 * Identifies the rules that generate the words. Includes Unicode's version: a search is folded by the present one, and
 * must match the indexed words.
 */
const searchRules = `${wordsVersion}, Unicode ${process.versions.unicode}`;

/** Per row, more than the longest texts have in words of three letters. */
const maxWords = 4000;

const fields = { messages: messageFields, applications: applicationFields } as const;

/** The words that a row is found by, folded. */
export function wordsOf(table: SearchedTable, row: MessageRow | ApplicationRow): string[] {
  const values = row as Readonly<Record<string, unknown>>;
  const texts = rulesOf(fields[table])
    .filter(([, { isSearched }]) => isSearched)
    .flatMap(([, { column, format }]) => {
      const value = values[column] as string | null;
      if (value === null) return [];
      if (format === 'phone') return phoneWords(value);
      return format === 'email' ? [...new Set([value, shownAddress(value)])] : value;
    });
  return foldedWords([referenceOf(row.id), ...texts].join(' ')).slice(0, maxWords);
}

/** The digits with the country code and, for Turkey, also without it: people search for both. */
function phoneWords(phone: string): string[] {
  return phone.startsWith('+90') ? [phone, phone.slice(3)] : [phone];
}

/**
 * Empties the search tables if other rules generated their words, so that all rows are indexed again.
 * @param empty what does so
 */
export async function renewIfRulesChanged(
  db: Kysely<Database>,
  empty: (db: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await findRow(transaction, 'search_state', { id: 1 });
    if (row?.rules === searchRules) return;
    await empty(transaction);
    await putRow(transaction, 'search_state', ['id'], { id: 1, rules: searchRules });
  });
}
