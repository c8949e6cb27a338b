import { mails } from '#contract/texts/letters.ts';
import type { Language } from '../languages.ts';

/**
 * Texts of mails. Placeholders: `{company}` and `{host}` of the site, `{name}` of the person; in subjects `{who}` for one
 * record, `{count}` for several, and without names only `{count}`; to the operator `{what}`, the most urgent concern, and
 * the `{count}` of the others; in reminders the `{count}` and
 * the `{references}`. Acknowledgements also have `{received}` (what arrived), its `{reference}`, and the
 * company's `{mailbox}`; letters about an interview have `{interview}`.
 */
export type MailTexts = typeof import('../texts/tr/mails.ts').mails;

export const mailTexts = mails as Readonly<Record<Language, MailTexts>>;
