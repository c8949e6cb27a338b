import type { NoticeContent } from '#contract/admin/mail.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import type { Language } from '#contract/languages.ts';
import type { Letter } from '#contract/mail/letter.ts';
import type { MailToSend } from './mail-to-send.ts';

export type LetterSettings = {
  readonly siteUrl: string;
  /** For the links of invitations. */
  readonly sessionSecret: string;
  /** The sender. */
  readonly company: Identity;
  /** For times in mails. */
  readonly timeZone: string;
  readonly content: NoticeContent;
  readonly language: Language;
  /** Whether senders get an acknowledgement. */
  readonly acknowledges: boolean;
};

/** A letter, and the headers and attachments of its mail. */
export type MailContent = Pick<
  MailToSend,
  'cc' | 'replyTo' | 'autoSubmitted' | 'files' | 'invitation'
> & {
  readonly letter: Letter;
  /** The ids of the record that it is about and of earlier mails about it, the oldest first. */
  readonly about?: readonly string[];
};
