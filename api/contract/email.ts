import { percentDecoded } from './percent-decoded.ts';

/** An atom of a local part (RFC 5322, section 3.2.3), with letters, marks and digits of any script (RFC 6531, section 3.3). */
const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\-]+`;
/** A name of a domain (RFC 1123, section 2.1): at most 63 characters, no hyphen at either end. */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLabel = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';
/** The form in which addresses are stored. */
export const addressPattern = new RegExp(
  String.raw`^(?!.*\p{Default_Ignorable_Code_Point})${atom}(?:\.${atom})*@(?:${label}\.)+${topLabel}$`,
  'u',
);

/**
 * Whether a text is an address in stored form, which cannot add a header or a recipient. Quoted local parts,
 * single-label domains and IP addresses are refused: real mailboxes do not use them.
 */
export function isStoredAddress(text: string): boolean {
  return addressPattern.test(text);
}

/**
 * An address in the form that is stored and mailed: without remains of a paste, and with its domain in ASCII (UTS #46).
 * A local part with other letters is lower-cased, since SQLite ignores case for ASCII only.
 * @param text on one line, see `oneLine`
 * @returns a text that `isStoredAddress` refuses if this is no address
 */
export function storedAddress(text: string): string {
  const address = withoutWrapping(text).normalize('NFC');
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const local = address.slice(0, at);
  return `${isAscii(local) ? local : lowerCase(local)}@${asciiDomain(address.slice(at + 1))}`;
}

/** A mailto URL (RFC 6068) of an address, stored or shown: a local part may contain the separators of a URL. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(storedAddress(address)).replace('%40', '@')}`;
}

/**
 * Removes a display name and its brackets, `mailto:` with its query, quotes, and trailing punctuation of a sentence or
 * list.
 */
function withoutWrapping(text: string): string {
  // `oneLine` leaves joiners, which names need; no address begins or ends with one.
  const plain = text.replace(
    /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu,
    '',
  );
  const inBrackets = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(plain)?.[1] ?? plain;
  const [, linked] = /^\s*mailto:([^?]*)/i.exec(inBrackets) ?? [];
  const address = linked === undefined ? inBrackets : percentDecoded(linked);
  const bare = address.trim().replace(/[\s.,;:]+$/, '');
  return bare.replace(/^(?:"(.*)"|'(.*)'|[“‘„«](.*)[”’“»])$/, '$1$2$3');
}

function asciiDomain(domain: string): string {
  // A URL would also accept a port, an escape and more here.
  if (isAscii(domain) || /[^\P{ASCII}\w.-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${lowerCase(domain)}`).hostname;
  } catch {
    return domain;
  }
}

/** As in Turkish, İ becomes i: Unicode's mapping leaves the dot as a second character, in another domain. */
function lowerCase(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
