import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { cutText } from '#contract/cut-text.ts';
import { isStoredAddress } from '#contract/email.ts';
import { oneLine } from '#contract/one-line.ts';
import { type MailToSend, mostOfAnswer, type Outcome } from './mail-to-send.ts';
import type { SenderSettings } from './settings.ts';

/** In ms: a server that answers slower counts as down for now. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** Of a whole mail, in ms: a server that says a little at a time outwaits `patience`, and all other mails wait too. */
const mostMs = 120_000;

/** The connection to the mail server. Lines that could add a header never reach it: nodemailer folds and encodes them. */
export class Transport {
  readonly #transporter: Transporter;
  readonly #from: string;

  constructor({ server, from, dkim }: SenderSettings) {
    const { host, port, secure, login } = server;
    this.#from = from;
    this.#transporter = createTransport({
      ...{ host, port, secure, ...patience, ...(dkim && { dkim }) },
      // A login is never sent in clear text.
      ...(login && { auth: login, requireTLS: !secure }),
      // No mail may name a file or an address to fetch from.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
  }

  async send(mail: MailToSend, signal: AbortSignal): Promise<Outcome> {
    if (!isStoredAddress(mail.to) || mail.to.includes(encodedWordStart)) {
      return { what: 'refused', answer: 'Not an e-mail address' };
    }
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), mostMs);
    try {
      const message = messageOf(mail, this.#from);
      const ending = AbortSignal.any([signal, late.signal]);
      const { response } = await this.#transporter.sendMail({ ...message, signal: ending });
      return { what: 'sent', answer: line(response ?? '') };
    } catch (reason) {
      if (late.signal.aborted) {
        return { what: 'later', answer: 'ETIMEDOUT: The server takes too long' };
      }
      return outcomeOf(reason as SmtpError);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.#transporter.close();
  }
}

export function messageOf(mail: MailToSend, from: string): SendMailOptions {
  const { to, subject, text, html, messageId, replyTo, references = [] } = mail;
  const { autoSubmitted, invitation } = mail;
  return {
    from,
    // As an object: a text could hold more than one address.
    to: { name: '', address: to },
    ...{ subject: typedSubject(subject), text: withCrLf(text), html: withCrLf(html), messageId },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(references.length > 0 && {
      ...{ inReplyTo: references.at(-1), references: [...references] },
    }),
    ...(autoSubmitted && { headers: { 'Auto-Submitted': autoSubmitted } }),
    ...(invitation && {
      icalEvent: {
        ...{ method: 'REQUEST', filename: invitation.name, content: invitation.content },
      },
    }),
    textEncoding: 'quoted-printable',
  };
}

const encodedWordStart = '=?';
/** Of an encoded word, beside its charset: a word has 75 at most (RFC 2047, section 2). */
const mostOfWord = 52;

/**
 * A subject that is read as it was typed. nodemailer takes an encoded word in it for its caller's and passes it on, so a
 * visitor's `=?utf-8?B?…?=` would show as what it hides.
 */
function typedSubject(text: string): string {
  return text.includes(encodedWordStart) ? encodeWord(text, 'Q', mostOfWord) : text;
}

/** As SMTP has line breaks. Of a lone CR nodemailer makes one after it has signed the mail, and the signature breaks. */
function withCrLf(text: string): string {
  return text.replaceAll(/\r\n?|\n/g, '\r\n');
}

type SmtpError = Error & {
  readonly code?: string;
  /** The system's or OpenSSL's, if `code` is nodemailer's. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
};

/**
 * Failures before any part of a mail was sent: of the connection, its greeting or its answer to ours, TLS, the login.
 */
const beforeAnyMail: readonly string[] = ['ECONNECTION', 'EPROTOCOL', 'ETLS', 'EAUTH'];

/**
 * What a failure means: 5yz to a mail is final (RFC 5321, section 4.2.1). A login that is refused or missing (530, RFC
 * 4954, section 6) is not the mail's fault, nor is a refused sender, unless the mail is too large (552, RFC 1870, section
 * 6.1): that is over when the operator has corrected it.
 */
function outcomeOf(reason: SmtpError): Outcome {
  const { code, originalCode = code, responseCode = 0, response, message, command } = reason;
  const isOperators =
    responseCode === 530 ||
    (command === 'MAIL FROM' && responseCode !== 552) ||
    beforeAnyMail.includes(code ?? '');
  const isFinal = responseCode >= 500 && !isOperators;
  // The log names a failure by its code, where no server has answered (outbox.ts).
  const failure = originalCode ? `${originalCode}: ${message}` : message;
  return { what: isFinal ? 'refused' : 'later', answer: line(response ?? failure) };
}

function line(text: string): string {
  return cutText(oneLine(text), mostOfAnswer);
}
