import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { tr } from './tr.ts';

/** The desk's words: one shape in each language, so that a missing one fails the type check. */
export type AdminTexts = typeof tr;

export const adminTexts: Record<Language, AdminTexts> = { tr, en };
