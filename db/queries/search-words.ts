import { applicationFields } from '#contract/admin/application.ts';
import { messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import { foldedWords } from '#contract/fold.ts';
import { referenceOf } from '#contract/reference.ts';
import type { ApplicationRow, MessageRow } from '../schema.ts';

/** Raise it when what a row is found by changes: all rows are then indexed anew, in the background. */
const wordsVersion = 3;

/**
 * By which rules words are made. Unicode's version is one of them: what is removed from a search table are the
 * words made anew from the row, so they must be the same as when it was indexed.
 */
export const searchRules = `${wordsVersion}, Unicode ${process.versions.unicode}`;

/** Of one row. The longest texts, of words of three letters, hold no more. */
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

/** A number's digits with their country's and, in Turkey, without: people search for both. */
function phoneWords(phone: string): string[] {
  return phone.startsWith('+90') ? [phone, phone.slice(3)] : [phone];
}
