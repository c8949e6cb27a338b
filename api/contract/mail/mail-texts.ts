import type { Language } from '../languages.ts';
import { mails } from '../texts/index.ts';

/** One of several, by number. */
type Numbered = { readonly one: string; readonly many: string };

/** The words of mails. */
export type MailTexts = {
  /** Subjects: `{who}` of one, `{count}` of several. Without names: `{count}` alone. */
  readonly messages: Numbered & { readonly unnamed: string; readonly open: string };
  readonly applications: Numbered & { readonly unnamed: string; readonly open: string };
  readonly spam: { readonly subject: string; readonly lead: string; readonly open: string };
  readonly test: { readonly subject: string; readonly lead: string };
  readonly more: string;
  readonly withheld: string;
  readonly footer: string;
};

export const mailTexts = mails as Readonly<Record<Language, MailTexts>>;
