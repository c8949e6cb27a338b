import { pageTexts } from '../page-texts.ts';

/** The shape of the audit trail's texts: a text missing in another language fails the type check. */
export type AuditTexts = typeof import('./texts/tr/index.ts').texts;

export const useAuditTexts = pageTexts<AuditTexts>(
  import.meta.glob<AuditTexts>('./texts/*/index.ts', { import: 'texts' }),
);
