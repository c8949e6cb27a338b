import { foldedWords } from '#contract/fold.ts';
import { referenceOf } from '#contract/reference.ts';
import type { ApplicationRow, MessageRow } from '../schema.ts';

/** Increase it when the words of a row change: all rows are then indexed again in the background. */
const wordsVersion = 2;

/**
 * Identifies the rules that generate the words. It includes Unicode's version: the words to remove are generated from
 * the row again, so they must equal those that were indexed.
 */
export const searchRules = `${wordsVersion}, Unicode ${process.versions.unicode}`;

/** Per row. Even the longest texts, in words of three letters, hold no more. */
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

/** The digits with the country code and, for Turkey, also without it: people search for both. */
function phoneWords(phone: string | null): string[] {
  if (!phone) return [];
  return phone.startsWith('+90') ? [phone, phone.slice(3)] : [phone];
}
