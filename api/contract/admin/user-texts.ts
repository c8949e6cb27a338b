import { users } from '#contract/texts/letters.ts';
import type { Language } from '../languages.ts';

/** A text missing in another language fails the type check. */
export type UserTexts = typeof import('../texts/tr/users.ts').users;

export const userTexts = users as Readonly<Record<Language, UserTexts>>;
