import { mails } from '#contract/texts/letters.ts';
import type { AnswerPurpose, Placeholder } from '../admin/canned-answers.ts';
import type { Language } from '../languages.ts';

/** Singular and plural. */
type Numbered = { readonly one: string; readonly many: string };

/** Texts of mails. Placeholders: `{company}` and `{host}` of the site, `{name}` of the person. */
export type MailTexts = {
  /** Subjects: `{who}` for one, `{count}` for several. Without names: only `{count}`. */
  readonly messages: Numbered & { readonly unnamed: string; readonly open: string };
  readonly applications: Numbered & { readonly unnamed: string; readonly open: string };
  readonly spam: Readonly<
    Record<
      'messages' | 'applications',
      { readonly subject: string; readonly lead: string; readonly open: string }
    >
  >;
  /** To the operator. `{what}` is the most urgent concern, `{count}` the number of the others. */
  readonly operator: {
    readonly one: string;
    readonly many: string;
    readonly over: string;
    readonly overLead: string;
    readonly open: string;
  };
  readonly test: { readonly subject: string; readonly lead: string };
  readonly more: string;
  readonly withheld: string;
  readonly footer: string;
  /**
   * Automatic mails to a sender. Further placeholders: `{received}` (what arrived), its `{reference}`, and the
   * company's `{mailbox}`.
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
  /** Replies to a sender: first and last line, the line above the quoted message, and the signature. */
  readonly reply: {
    readonly subjects: Readonly<Record<AnswerPurpose, string>>;
    /** The names of the placeholders of canned answers, as people write them. */
    readonly placeholders: Readonly<Record<Placeholder, string>>;
    readonly greeting: string;
    readonly closing: string;
    readonly quoted: string;
    readonly signature: string;
    /** Letters about an interview, which is `{interview}`. */
    readonly interview: Readonly<Record<'planned' | 'moved' | 'cancelled', string>>;
    /** The interview in the applicant's calendar, and the file's name. */
    readonly invitation: string;
    readonly invitationFile: string;
  };
};

export const mailTexts = mails as Readonly<Record<Language, MailTexts>>;
