import type { FieldMessageKey } from '#contract/field-messages.ts';

/** The field error of a refused CV: another type than claimed, active content, or encryption. */
export type CvRefusal = Extract<FieldMessageKey, 'pdfOnly' | 'activeFile' | 'lockedFile'>;
