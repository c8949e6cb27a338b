import { inEachLanguage } from './in-each-language.browser.ts';

export const records = inEachLanguage(
  'records',
  import.meta.glob('./*/records.ts', { eager: true, import: 'records' }),
);
export const concerns = inEachLanguage(
  'concerns',
  import.meta.glob('./*/concerns.ts', { eager: true, import: 'concerns' }),
);
export const mails = inEachLanguage(
  'mails',
  import.meta.glob('./*/mails.ts', { eager: true, import: 'mails' }),
);
export const users = inEachLanguage(
  'users',
  import.meta.glob('./*/users.ts', { eager: true, import: 'users' }),
);
