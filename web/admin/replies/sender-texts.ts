import { type Language, languages } from '#contract/languages.ts';
import type { MailTexts } from '#contract/mail/mail-texts.ts';

const found = import.meta.glob<MailTexts>('../../../api/contract/texts/*/mails.ts', {
  eager: true,
  import: 'mails',
});

/** The texts of a reply in each language: it is written in the sender's, not in the admin's. */
export const senderTexts = Object.fromEntries(
  languages.map((language) => [
    language,
    found[`../../../api/contract/texts/${language}/mails.ts`]?.reply,
  ]),
) as Readonly<Record<Language, MailTexts['reply']>>;
