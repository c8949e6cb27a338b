import { mails } from '#contract/texts/letters.ts';
import type { AnswerPurpose } from '../admin/canned-answer.ts';
import type { Language } from '../languages.ts';

/** One of several, by number. */
type Numbered = { readonly one: string; readonly many: string };

/** The words of mails. In braces: `{company}` and `{host}` of the site, `{name}` of the person. */
export type MailTexts = {
  /** Subjects: `{who}` of one, `{count}` of several. Without names: `{count}` alone. */
  readonly messages: Numbered & { readonly unnamed: string; readonly open: string };
  readonly applications: Numbered & { readonly unnamed: string; readonly open: string };
  readonly spam: Readonly<
    Record<
      'messages' | 'applications',
      { readonly subject: string; readonly lead: string; readonly open: string }
    >
  >;
  readonly test: { readonly subject: string; readonly lead: string };
  readonly more: string;
  readonly withheld: string;
  readonly footer: string;
  /**
   * To a sender, by the site itself. Also in braces: `{received}` of what arrived, its `{reference}`, and the company's
   * `{mailbox}`.
   */
  readonly acknowledgement: Readonly<
    Record<AnswerPurpose, { readonly received: string; readonly next: string }>
  > & {
    readonly subject: string;
    readonly reference: string;
    readonly more: string;
    readonly stray: string;
    readonly footer: string;
  };
  /** To a sender: what a reply begins and ends with, the line above their own words, and who wrote it. */
  readonly reply: {
    readonly subjects: Readonly<Record<AnswerPurpose, string>>;
    readonly greeting: string;
    readonly closing: string;
    readonly quoted: string;
    readonly signature: string;
    /** The interview in the applicant's calendar, and the name of its file. */
    readonly invitation: string;
    readonly invitationFile: string;
  };
};

export const mailTexts = mails as Readonly<Record<Language, MailTexts>>;
