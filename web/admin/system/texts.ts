import { pageTexts } from '../page-texts.ts';

/** The shape of the system page's texts: a text missing in another language fails the type check. */
export type SystemTexts = typeof import('./texts/tr/index.ts').texts;

export const useSystemTexts = pageTexts<SystemTexts>(
  import.meta.glob<SystemTexts>('./texts/*/index.ts', { import: 'texts' }),
);
