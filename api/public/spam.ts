import type { SpamReason } from '#contract/admin/messages.ts';

type Words = {
  /** What stands in the field that no human sees. */
  readonly honeypot: string | undefined;
  /** What the form tells where it was filled faster than anybody writes. */
  readonly filledInMs?: string | undefined;
  readonly name: string;
  /** What was written freely, within its bound. */
  readonly text: string;
  /** Links that belong into such a text: an applicant shows his work. */
  readonly linksWelcome?: boolean;
};

/** A letter to a company names a page or two; what sells something lists them. */
const mostLinks = 2;
const link = /https?:\/\/|\bwww\./gi;
/** Links as forums and pages write them: a form takes neither, so who writes them did not look. */
const markup = /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]/i;
/** What sellers of attention write and the partners of a telecom company do not. */
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
/** In small and capital letters of both languages: CANLI BAHİS, Casino, CASİNO. */
const anyPhrase = new RegExp(phrases.join('|').replaceAll(/[iı]/g, '[iıİ]'), 'i');

/**
 * Why a submission looks like spam, or undefined. Nothing is dropped for it: suspected ones are stored apart,
 * and one click brings them back. So a rule may err, but each must be one that the owner can understand.
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
