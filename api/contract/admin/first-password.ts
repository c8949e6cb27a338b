import { foldLetters } from '../fold.ts';

/** Prefix of generated first passwords. They were printed, so they must stay distinguishable from chosen ones. */
export const firstPasswordMark = 'first-';
/** Of the random part, which is in hex: 160 bits. */
export const firstPasswordBytes = 20;

const firstPassword = new RegExp(`${firstPasswordMark}[\\da-f]{${2 * firstPasswordBytes}}`);

/** Whether a text contains a generated first password, in any letter case and spacing. */
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
