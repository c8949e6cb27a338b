import { foldedWords } from '#contract/fold.ts';
import { referenceOf } from '#contract/reference.ts';
import type { ApplicationRow, MessageRow } from '../schema.ts';

/** Raise it when what a row is found by changes: all rows are then indexed anew, in the background. */
const wordsVersion = 2;

/**
 * By which rules words are made. Unicode's version is one of them: what is removed from a search table are the
 * words made anew from the row, so they must be the same as when it was indexed.
 */
export const searchRules = `${wordsVersion}, Unicode ${process.versions.unicode}`;

/** Of one row. The longest texts, of words of three letters, hold no more. */
const mostWords = 4000;

export function messageWords(row: MessageRow): string[] {
  const { full_name, email, company, countries, monthly_volume, message, note } = row;
  return wordsOf([
    ...[full_name, email, ...phoneWords(row.phone), company, countries, monthly_volume],
    ...[referenceOf(row.id), message, note],
  ]);
}

export function applicationWords(row: ApplicationRow): string[] {
  const { full_name, email, current_position, university, department } = row;
  return wordsOf([
    ...[full_name, email, ...phoneWords(row.phone), current_position, university, department],
    ...[referenceOf(row.id), row.about, row.why_us, row.source_other, row.note],
  ]);
}

function wordsOf(texts: readonly (string | null)[]): string[] {
  return foldedWords(texts.filter((text) => text !== null).join(' ')).slice(0, mostWords);
}

/** A number's digits with their country's and, in Turkey, without: people search for both. */
function phoneWords(phone: string | null): string[] {
  if (!phone) return [];
  return phone.startsWith('+90') ? [phone, phone.slice(3)] : [phone];
}
