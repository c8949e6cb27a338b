import type { AnswerPurpose } from '#contract/admin/canned-answers.ts';
import { fillFacts } from '#contract/content/facts.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import type { Letter } from '#contract/mail/letter.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { referenceOf } from '#contract/reference.ts';
import type { LetterSettings } from './mail-content.ts';

type Acknowledged = {
  readonly purpose: AnswerPurpose;
  readonly language: Language;
  readonly id: string;
};

/**
 * The text of an acknowledgement. It repeats nothing that the sender typed, since anyone can type another person's
 * address.
 */
export function acknowledgementLetter(
  { purpose, language, id }: Acknowledged,
  { siteUrl, company }: Pick<LetterSettings, 'siteUrl' | 'company'>,
): Letter {
  const texts = mailTexts[language].acknowledgement;
  const { received, next } = texts[purpose];
  const values = {
    ...{ company: company.name, received, reference: referenceOf(id) },
    ...{ mailbox: mailboxOf(purpose, company), host: new URL(siteUrl).host },
  };
  const filled = (text: string) => fill(text, values);
  return {
    ...{ language, subject: filled(texts.subject), heading: received, items: [] },
    paragraphs: [next, texts.reference, texts.more, texts.stray].map(filled),
    footer: `${filled(texts.footer)}\n${companyLine(language, { siteUrl, company })}`,
  };
}

/**
 * Who writes a letter to the outside (Turkish Commercial Code, article 39/2): name, seat, registry number and site, on
 * one line.
 */
export function companyLine(
  language: Language,
  { siteUrl, company }: Pick<LetterSettings, 'siteUrl' | 'company'>,
): string {
  const { host } = new URL(siteUrl);
  return [...fillFacts(mailTexts[language].company, company, language), host].join(' · ');
}

/** The mailbox for responses to a mail to a sender. */
export function mailboxOf(purpose: AnswerPurpose, { email }: LetterSettings['company']): string {
  return purpose === 'application' ? email.careers : email.info;
}
