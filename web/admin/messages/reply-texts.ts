import { type Language, languages } from '#contract/languages.ts';

/** The shape of the texts of a reply: a text missing in another language fails the type check. */
export type ReplyTexts = typeof import('../texts/tr/reply.ts').reply;

const found = import.meta.glob<ReplyTexts>('../texts/*/reply.ts', { eager: true, import: 'reply' });

/** The texts of a reply in each language: it is written in the sender's. */
export const replyTexts = Object.fromEntries(
  languages.map((language) => [language, found[`../texts/${language}/reply.ts`]]),
) as Readonly<Record<Language, ReplyTexts>>;
