import type { SpamSign } from '#contract/admin/message.ts';
import { foldLetters } from '#contract/fold.ts';
import { countWays, isAdvertising, isExpected, isTopical } from './spam-words.ts';

export type Filling = {
  /** The content of the field that no person sees. */
  readonly honeypot: string | undefined;
  /** Sent by the form only when it was filled faster than a person can. */
  readonly filledInMs: string | undefined;
};

/** A letter, each text within its field limit. */
export type Letter = {
  readonly name: string;
  readonly email: string;
  readonly company?: string | null | undefined;
  readonly text: string;
  /** This site's address: naming its pages is no sign of spam. */
  readonly siteUrl: string;
};

/** Honest letters have a single sign now and then, so it is only a hint. Two independent signs are spam. */
export function isSpam(signs: readonly SpamSign[]): boolean {
  return signs.length > 1;
}

/** The columns for the signs of a submission, and whether it is spam. */
export function spamColumns(signs: readonly SpamSign[]) {
  const [first = null] = signs;
  return { spam_reason: isSpam(signs) ? first : null, spam_signs: signs.join(',') || null };
}

/** Signs of a program. Browsers and password managers may fill a hidden field too, so one sign does not decide. */
export function fillingSigns({ honeypot, filledInMs }: Filling): SpamSign[] {
  return [...(honeypot ? ['trap' as const] : []), ...(filledInMs ? ['tooFast' as const] : [])];
}

/**
 * Signs of advertising in the text. A letter about the company's business, or a complaint, gets at most one: customers
 * of every trade send such words by SMS, and quote what they received.
 */
export function letterSigns({ name, email, company, siteUrl, ...letter }: Letter): SpamSign[] {
  const text = letter.text.slice(0, maxRead);
  const unquoted = text.replace(quoted, ' ');
  const words = foldLetters(unquoted);
  const plain = foldLetters(undisguised(unquoted));
  const isOurs = isExpected(words);
  const isAdvertised = isAdvertising(plain);
  const sites = foreignSites(text, [name, email, company, siteUrl]);
  const signs: SpamSign[] = [
    ...(isAdvertised || (!isOurs && isTopical(plain)) ? ['phrases' as const] : []),
    ...(!isOurs && countWays(plain) > 1 ? ['pitch' as const] : []),
    ...(markup.test(text) ? ['markup' as const] : []),
    ...(sites > maxSites || link.test(name) ? ['links' as const] : []),
  ];
  return [
    ...(isOurs ? signs.slice(0, 1) : signs),
    ...(isAdvertised && !isAdvertising(words) ? ['disguise' as const] : []),
  ];
}

/** In UTF-16 units, more than the fields hold: keeps the cost independent of their limits. */
const maxRead = 8000;
/** Quoted text of others. */
const quoted = /[“"„«][^“”"„«»]{1,400}[”"“»]|^\s{0,9}>[^\n]*/gm;

/** Links in HTML or BBCode, neither of which the form renders. */
const markup = /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]/i;

const link = /https?:\/\/|\bwww\./i;
/** The host of a link; `https://www.a.example` is one. */
const host = /(?:https?:\/\/|\bwww\.)(?:www\.)?([^\s/?#:@<>"'\][)(,;]{1,253})/gi;
/** An honest letter names a page or two and the sender's own site; quoted logs name one or two as well. */
const maxSites = 3;
/** Profiles and maps, as in signatures. */
const profiles =
  /(?:^|\.)(?:linkedin|instagram|facebook|twitter|x|youtube|github|wa|whatsapp)\.(?:com|me)$|^(?:maps\.|goo\.gl$|g\.page$|g\.co$)|^google\.[a-z.]{2,6}$/i;

/** Counts sites, not links: pages and subdomains of one site count once, and the sender's own does not count. */
function foreignSites(text: string, sender: readonly (string | null | undefined)[]): number {
  const own = foldLetters(sender.join(' ')).replace(/[^\p{L}\p{N}.@-]/gu, '');
  const sites = new Set<string>();
  for (const [, found = ''] of text.matchAll(host)) {
    const site = siteOf(found.toLowerCase().replace(/\.+$/, ''));
    const [label = ''] = site.split('.');
    if (!profiles.test(found) && !own.includes(label.length > 3 ? label : `@${site}`))
      sites.add(site);
  }
  return sites.size;
}

/** The registered domain, guessed by length: `a.example` of `b.a.example`, `a.com.tr` of `b.a.com.tr`. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const isShort = (labels.at(-2)?.length ?? 0) <= 3 && (labels.at(-1)?.length ?? 0) <= 2;
  return labels.slice(isShort ? -3 : -2).join('.');
}

const invisible = /[\p{Default_Ignorable_Code_Point}]/gu;
/** Spaced-out letters: `c a s i n o`, `c.a.s.i.n.o`. */
const apart = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){3,40}\p{L}(?![\p{L}\p{N}])/gu;
const isLatin = /[a-z]/i;
const cyrillic = /[аеорсухіј]/gi;
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j' },
};

/** Removes tricks that hide a word from a filter but not from a reader. */
function undisguised(text: string): string {
  return text
    .replace(invisible, '')
    .replace(apart, (word) => word.replace(/[ ._*-]/g, ''))
    .replace(/\p{L}+/gu, (word) => (isLatin.test(word) ? word.replace(cyrillic, toLatin) : word));
}

function toLatin(letter: string): string {
  return lookalikes[letter.toLowerCase()] ?? letter;
}
