import { inEachLanguage } from './in-each-language.ts';

/** Texts of mails. Separate from the others, which every page of the admin loads. */
export const records = await inEachLanguage('records');
export const mails = await inEachLanguage('mails');
