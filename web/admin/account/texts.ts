import { pageTexts } from '../page-texts.ts';

/** The shape of the texts about keys: a text missing in another language fails the type check. */
export type KeyTexts = typeof import('./texts/tr/index.ts').texts;

export const useKeyTexts = pageTexts<KeyTexts>(
  import.meta.glob<KeyTexts>('./texts/*/index.ts', { import: 'texts' }),
);
