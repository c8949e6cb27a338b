import type { SpamReason } from '#contract/admin/message.ts';

type Words = {
  /** The content of the field that no human sees. */
  readonly honeypot: string | undefined;
  /** Sent by the form only when it was filled faster than a person can. */
  readonly filledInMs?: string | undefined;
  readonly name: string;
  /** Free text, within its field limit. */
  readonly text: string;
  /** Links are expected in such a text: an applicant shows their work. */
  readonly linksWelcome?: boolean;
};

/** A message to a company names a page or two; advertising lists more. */
const mostLinks = 2;
const link = /https?:\/\/|\bwww\./gi;
/** Links in HTML or BBCode: the form accepts neither, so only programs write them. */
const markup = /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]/i;
/** Phrases of advertising that the partners of a telecom company do not write. */
const phrases = [
  'backlink',
  'guest post',
  'link building',
  'domain authority',
  'seo paketi',
  'seo services',
  'first page of google',
  "google[’']da ilk sayfa",
  'casino',
  'deneme bonusu',
  'bahis sitesi',
  'canlı bahis',
  'viagra',
  'escort',
  'crypto investment',
  'payday loan',
];
/** Matches both languages' letters in either case: CANLI BAHİS, Casino, CASİNO. */
const anyPhrase = new RegExp(phrases.join('|').replaceAll(/[iı]/g, '[iıİ]'), 'i');

/**
 * Why a submission is flagged as spam, or undefined. Flagged submissions are stored apart, and one click restores
 * them. So a rule may err, but the owner must be able to understand it.
 */
export function suspect(words: Words): SpamReason | undefined {
  const { honeypot, filledInMs, name, text, linksWelcome = false } = words;
  if (honeypot) return 'trap';
  if (filledInMs) return 'tooFast';
  if (countLinks(name) > 0) return 'links';
  if (!linksWelcome && countLinks(text) > mostLinks) return 'links';
  if (markup.test(text)) return 'markup';
  if (anyPhrase.test(text)) return 'phrases';
  return undefined;
}

function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}
