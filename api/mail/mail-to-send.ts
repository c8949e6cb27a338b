/** A mail as the sender gets it: complete but for the sender's own address. */
export type MailToSend = {
  readonly id: string;
  /** Counts from 1. */
  readonly attempt: number;
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its brackets. The same in each attempt, so that a duplicate is recognised. */
  readonly messageId: string;
  /** Where an answer to it goes; by default to the sender's own address. */
  readonly replyTo?: string;
  /** The Message-IDs of its conversation, the oldest first (RFC 5322, section 3.6.4). */
  readonly references?: readonly string[];
  /** What RFC 3834, section 5 calls it; nothing for a mail that a person wrote. */
  readonly autoSubmitted?: 'auto-generated' | 'auto-replied';
  /** An invitation for a calendar (RFC 6047). */
  readonly invitation?: { readonly name: string; readonly content: string };
};

/** Characters of an answer. */
export const mostOfAnswer = 500;

/** What became of an attempt. `later`: worth another one. */
export type Outcome = {
  readonly what: 'sent' | 'later' | 'refused';
  /** What the server said, or why it could not be asked; one line, at most `mostOfAnswer`. */
  readonly answer: string;
};

/** The attempt that an outcome is of; without its number, as the last release's mail service reports, the last one. */
export type Attempt = Pick<MailToSend, 'id'> & { readonly attempt?: number | undefined };

/** Where mail goes out, for the system page. */
export type SenderName = { readonly host: string; readonly from: string };

/** The mails to be sent, one at a time. One whose outcome was never reported is given out again later. */
export type Outbox = {
  next(sender: SenderName): Promise<MailToSend | undefined>;
  /** An attempt that is not the mail's last one changes nothing: its report came late. */
  done(attempt: Attempt, outcome: Outcome): Promise<void>;
};
