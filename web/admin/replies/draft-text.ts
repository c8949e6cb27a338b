import type { Draft } from '#contract/admin/replies.ts';

/** The text of a reply with its options. */
export type Words = Omit<Draft, 'version' | 'files' | 'lastChange'>;

/** An empty reply: as a draft it counts as none. */
export const noWords: Words = {
  ...{ subject: '', text: '', quotes: false, invites: false },
  ...{ stage: null, moves: false, cc: '' },
};

export function wordsOf({ subject, text, quotes, invites, stage, moves, cc }: Words): Words {
  return { subject, text, quotes, invites, stage, moves, cc };
}

/** A draft as one text, for storage until it is saved. */
export function draftText(words: Words): string {
  return JSON.stringify(wordsOf(words));
}

/** All that is written in a reply. */
export function inWords({ subject, text }: Pick<Words, 'subject' | 'text'>): string {
  return `${subject}\n\n${text}`;
}

/** The draft in such a text. */
export function draftWords(text: string): Words {
  return JSON.parse(text);
}
