import type { FieldMessageKey } from '#contract/field-messages.ts';

/**
 * Why a CV is refused by its content, as the answer says: another type than it says, a content that would run
 * or fetch something when it is opened, or one that cannot be looked into.
 */
export type CvRefusal = Extract<FieldMessageKey, 'pdfOnly' | 'activeFile' | 'lockedFile'>;
