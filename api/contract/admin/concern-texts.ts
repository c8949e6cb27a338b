import { concerns } from '#contract/texts/letters.ts';
import type { Language } from '../languages.ts';
import type { Concern } from './concerns.ts';

/** For each concern what is wrong, as in a subject, and what to do about it. */
export type ConcernTexts = Readonly<
  Record<Concern, { readonly what: string; readonly how: string }>
>;

export const concernTexts = concerns as Readonly<Record<Language, ConcernTexts>>;
