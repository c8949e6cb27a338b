import { inEachLanguage } from './in-each-language.ts';

/** The texts of mails and of what they name. Apart from the others, which every page of the admin needs. */
export const records = await inEachLanguage('records');
export const mails = await inEachLanguage('mails');
