import { foldLetters } from '../fold.ts';

/** Begins each generated first password: a log has shown it, so that it can be told from a chosen one for ever. */
export const firstPasswordMark = 'first-';
/** Of the random part, which is in hex: 160 bits. */
export const firstPasswordBytes = 20;

const firstPassword = new RegExp(`${firstPasswordMark}[\\da-f]{${2 * firstPasswordBytes}}`);

/** Whether a text holds a generated first password, however it is typed. */
export function holdsFirstPassword(text: string): boolean {
  return firstPassword.test(plain(text));
}

/** Whether two passwords differ at most in letter case, accents, width, spaces or invisible characters. */
export function isSamePassword(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return foldLetters(text).replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '');
}
