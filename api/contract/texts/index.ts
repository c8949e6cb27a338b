import { inEachLanguage } from './in-each-language.ts';

export const fields = await inEachLanguage('fields');
export const passwords = await inEachLanguage('passwords');
export const problems = await inEachLanguage('problems');
