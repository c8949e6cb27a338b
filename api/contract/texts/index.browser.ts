import { inEachLanguage } from './in-each-language.browser.ts';

export const fields = inEachLanguage(
  'fields',
  import.meta.glob('./*/fields.ts', { eager: true, import: 'fields' }),
);
export const passwords = inEachLanguage(
  'passwords',
  import.meta.glob('./*/passwords.ts', { eager: true, import: 'passwords' }),
);
