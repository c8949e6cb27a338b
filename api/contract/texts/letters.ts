import { inEachLanguage } from './in-each-language.ts';

/** Texts of mails. Separate from the others, which every page of the admin loads. */
export const records = await inEachLanguage('records');
export const concerns = await inEachLanguage('concerns');
export const mails = await inEachLanguage('mails');
export const users = await inEachLanguage('users');
