import type { Draft } from '#contract/admin/replies.ts';

/** What is written in a reply, and what goes with it. */
export type Words = Omit<Draft, 'version'>;

/** A reply without words: as a draft it is none. */
export const noWords: Words = { subject: '', text: '', quotes: false, invites: false };

/** The words of a draft. */
export function wordsOf({ subject, text, quotes, invites }: Words): Words {
  return { subject, text, quotes, invites };
}

/** A draft as the one text that is kept until it is saved. */
export function draftText(words: Words): string {
  return JSON.stringify(wordsOf(words));
}

/** All that is written in a reply. */
export function inWords({ subject, text }: Pick<Words, 'subject' | 'text'>): string {
  return `${subject}\n\n${text}`;
}

/** The words of such a text. */
export function draftWords(text: string): Words {
  return JSON.parse(text);
}
