import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { cutText } from '#contract/cut-text.ts';
import { isStoredAddress } from '#contract/email.ts';
import { oneLine } from '#contract/one-line.ts';
import { type MailToSend, maxResponseLength, type Outcome } from './mail-to-send.ts';
import type { SenderSettings } from './settings.ts';

/** In ms: a slower server counts as down for now. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * Of a whole mail, in ms: a server that sends a little at a time never exceeds `patience`, and all other mails wait.
 */
const maxMs = 120_000;

/** The connection to the mail server. nodemailer folds and encodes header lines, so none can add another header. */
export class Transport {
  readonly #transporter: Transporter;
  readonly #from: string;

  constructor({ server, from, dkim }: SenderSettings) {
    const { host, port, secure, login } = server;
    this.#from = from;
    this.#transporter = createTransport({
      ...{ host, port, secure, ...patience, ...(dkim && { dkim }) },
      // A login never travels in clear text.
      ...(login && { auth: login, requireTLS: !secure }),
      // A mail must not name a file or an address to fetch from.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
  }

  async send(mail: MailToSend, signal: AbortSignal): Promise<Outcome> {
    const { to, cc = [] } = mail;
    if ([to, ...cc].some((one) => !isStoredAddress(one) || one.includes(encodedWordStart))) {
      return { what: 'refused', answer: 'Not an e-mail address' };
    }
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), maxMs);
    try {
      const message = messageOf(mail, this.#from);
      const ending = AbortSignal.any([signal, late.signal]);
      const sent = await this.#transporter.sendMail({ ...message, signal: ending });
      const { response, rejectedErrors = [] } = sent as Accepted;
      // Only copies were accepted.
      const refused = rejectedErrors.find((error) => error.recipient === to);
      if (refused) return outcomeOf(refused);
      const [copy] = rejectedErrors;
      return { what: 'sent', answer: line(copy?.response ?? response ?? '') };
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
  const { autoSubmitted, invitation, cc = [], files = [], fromName = '' } = mail;
  return {
    // A bare address gets the company's name; nodemailer quotes and encodes it (RFC 5322, section 3.4; RFC 2047).
    from: from.endsWith('>') ? from : { name: oneLine(fromName), address: from },
    // As an object: a text could hold several addresses.
    to: { name: '', address: to },
    ...(cc.length > 0 && { cc: cc.map((address) => ({ name: '', address })) }),
    ...{ subject: typedSubject(subject), text: withCrLf(text), html: withCrLf(html), messageId },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(references.length > 0 && {
      ...{ inReplyTo: references.at(-1), references: [...references] },
    }),
    ...(autoSubmitted && { headers: { 'Auto-Submitted': autoSubmitted } }),
    attachments: files.map(({ name, type, content }) => ({
      ...{ filename: name, contentType: type, content, encoding: 'base64' },
    })),
    ...(invitation && {
      icalEvent: {
        ...{ method: invitation.method, filename: invitation.name, content: invitation.content },
      },
    }),
    textEncoding: 'quoted-printable',
  };
}

const encodedWordStart = '=?';
/** Bytes of an encoded word, besides its charset: a word has 75 at most (RFC 2047, section 2). */
const maxWordBytes = 52;

/**
 * A subject that is shown as typed. nodemailer passes on an encoded word in it, so a visitor's `=?utf-8?B?…?=` would be
 * shown decoded.
 */
function typedSubject(text: string): string {
  return text.includes(encodedWordStart) ? encodeWord(text, 'Q', maxWordBytes) : text;
}

/** SMTP's line breaks. nodemailer would convert a lone CR after it has signed the mail, and break the signature. */
function withCrLf(text: string): string {
  return text.replaceAll(/\r\n?|\n/g, '\r\n');
}

/** As nodemailer reports it: the recipients that the server refused, if it accepted others. */
type Accepted = {
  readonly response?: string;
  readonly rejectedErrors?: readonly (SmtpError & { readonly recipient: string })[];
};

type SmtpError = Error & {
  readonly code?: string;
  /** The code of the system or of OpenSSL, where `code` is nodemailer's. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
};

/** Failures before any part of a mail was sent: of the connection, the greeting, EHLO, TLS, the login. */
const beforeAnyMail: readonly string[] = ['ECONNECTION', 'EPROTOCOL', 'ETLS', 'EAUTH'];

/**
 * Classifies a failure: 5yz to a mail is final (RFC 5321, section 4.2.1). A refused or missing login (530, RFC 4954,
 * section 6) is not the mail's fault, nor is a refused sender, unless the mail is too large (552, RFC 1870, section
 * 6.1): a retry succeeds once the operator has corrected it.
 */
function outcomeOf(reason: SmtpError): Outcome {
  const { code, originalCode = code, responseCode = 0, response, message, command } = reason;
  const isOperators =
    responseCode === 530 ||
    (command === 'MAIL FROM' && responseCode !== 552) ||
    beforeAnyMail.includes(code ?? '');
  const isFinal = responseCode >= 500 && !isOperators;
  // Without a response of a server, the log names the failure by its code (outbox.ts).
  const failure = originalCode ? `${originalCode}: ${message}` : message;
  return { what: isFinal ? 'refused' : 'later', answer: line(response ?? failure) };
}

function line(text: string): string {
  return cutText(oneLine(text), maxResponseLength);
}
