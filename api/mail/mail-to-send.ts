/** A mail as the sender process gets it: complete but for the sender's address. */
export type MailToSend = {
  readonly id: string;
  /** Counts from 1. */
  readonly attempt: number;
  /** A single address. */
  readonly to: string;
  /** Further recipients, who are seen. */
  readonly cc?: readonly string[];
  /** The sender's name, where the setting has an address alone. */
  readonly fromName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its brackets. The same in each attempt, so that a duplicate is recognised. */
  readonly messageId: string;
  /** Address for responses; by default the sender's. */
  readonly replyTo?: string;
  /** The Message-IDs of its conversation, the oldest first (RFC 5322, section 3.6.4). */
  readonly references?: readonly string[];
  /** Value of the header of RFC 3834, section 5; none for a mail that a person wrote. */
  readonly autoSubmitted?: 'auto-generated' | 'auto-replied';
  /** With the bytes in Base64. */
  readonly files?: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: string;
  }[];
  /** An invitation for a calendar, or its cancellation (RFC 6047). */
  readonly invitation?: {
    readonly name: string;
    readonly content: string;
    readonly method: 'REQUEST' | 'CANCEL';
  };
};

/** Characters of a server's response. */
export const maxResponseLength = 500;

/** The result of an attempt. `later`: retry. */
export type Outcome = {
  readonly what: 'sent' | 'later' | 'refused';
  /** The server's response, or why there was none; one line, at most `maxResponseLength`. */
  readonly answer: string;
};

/**
 * The attempt that a result belongs to. The previous release's mail service reports no number: then the last attempt.
 */
export type Attempt = Pick<MailToSend, 'id'> & { readonly attempt?: number | undefined };

/** The mail server, for the system page. */
export type SenderName = { readonly host: string; readonly from: string };

/** Why a mail service sends nothing: an invalid setting, in words for the system page; null without a mail server. */
export type Idle = { readonly problem: string | null };

/** The mails to be sent, one at a time. A mail without a reported result is handed out again later. */
export type Outbox = {
  next(sender: SenderName): Promise<MailToSend | undefined>;
  /** A late report, of an attempt that is not the mail's last one, changes nothing. */
  done(attempt: Attempt, outcome: Outcome): Promise<void>;
};
