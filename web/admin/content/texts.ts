import { pageTexts } from '../page-texts.ts';

/** The shape of the editor's texts: a text missing in another language fails the type check. */
export type ContentTexts = typeof import('./texts/tr/index.ts').texts;
/** A name for the end of a path. */
export type Labels = Readonly<Record<keyof typeof import('./texts/tr/labels.ts').labels, string>>;

export const useContentTexts = pageTexts<ContentTexts>(
  import.meta.glob<ContentTexts>('./texts/*/index.ts', { import: 'texts' }),
);
