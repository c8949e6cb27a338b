import { applicationFields } from '#contract/admin/application.ts';
import { messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import { foldedWords } from '#contract/fold.ts';
import { referenceOf } from '#contract/reference.ts';
import type { ApplicationRow, MessageRow } from '../schema.ts';

/** Increase it when the words of a row change: all rows are then indexed again in the background. */
const wordsVersion = 4;

/**
 * Identifies the rules that generate the words. It includes Unicode's version: the words to remove are generated from
 * the row again, so they must equal those that were indexed.
 */
export const searchRules = `${wordsVersion}, Unicode ${process.versions.unicode}`;

/** Per row. Even the longest texts, in words of three letters, hold no more. */
const mostWords = 4000;

export function messageWords(row: MessageRow): string[] {
  return wordsOf(messageFields, row);
}

export function applicationWords(row: ApplicationRow): string[] {
  return wordsOf(applicationFields, row);
}

function wordsOf(fields: object, row: MessageRow | ApplicationRow): string[] {
  const values = row as Readonly<Record<string, unknown>>;
  const texts = rulesOf(fields)
    .filter(([, { isSearched }]) => isSearched)
    .flatMap(([, { column, format }]) => {
      const value = values[column] as string | null;
      return value !== null && format === 'phone' ? phoneWords(value) : value;
    });
  return foldedWords(
    [referenceOf(row.id), ...texts].filter((text) => text !== null).join(' '),
  ).slice(0, mostWords);
}

/** The digits with the country code and, for Turkey, also without it: people search for both. */
function phoneWords(phone: string): string[] {
  return phone.startsWith('+90') ? [phone, phone.slice(3)] : [phone];
}
