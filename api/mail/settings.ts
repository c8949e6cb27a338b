import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';
import { noticeContents } from '#contract/admin/mail.ts';
import { isStoredAddress, storedAddress } from '#contract/email.ts';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { percentDecoded } from '#contract/percent-decoded.ts';
import { SettingError, type Values, whole } from '#contract/settings.ts';

/** An address, or a name with an address, without characters that could add a header. */
const mailbox = /^(?:[^<>"@,;:\\\p{Cc}]{1,80} <([^<>\s]{1,254})>|([^<>\s]{1,254}))$/u;

const sender = z.string().check(
  z.trim(),
  z.refine(
    (text) => isStoredAddress(storedAddress(addressIn(text))),
    'must be an e-mail address, or Name <address>',
  ),
);

function addressIn(text: string): string {
  const [, named, bare] = mailbox.exec(text) ?? [];
  return named ?? bare ?? '';
}

const addresses = z._default(
  z.pipe(
    z.string().check(
      z.refine(
        (text) => split(text).every((one) => one.length <= 254 && isStoredAddress(one)),
        'must be e-mail addresses, separated by commas',
      ),
      z.refine((text) => split(text).length <= 20, 'must be at most 20 addresses'),
    ),
    z.transform((text) => [...new Set(split(text))]),
  ),
  [],
);

function split(text: string): string[] {
  return text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map(storedAddress);
}

const server = z.pipe(
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
      // The default would replace port 0.
      if (url.port === '0') return false;
      return /^(?:[^%]|%[\da-f]{2})*$/i.test(url.username + url.password);
    }, 'must be smtp://host:port or smtps://host:port, with user:password@ before the host if it wants a login'),
  ),
  z.transform((text) => serverOf(new URL(text))),
);

function serverOf(url: URL) {
  const isImplicit = url.protocol === 'smtps:';
  const user = percentDecoded(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isImplicit ? 465 : 587),
    /** TLS from the start (smtps), or STARTTLS where the server offers it. */
    secure: isImplicit,
    login: user === '' ? undefined : { user, pass: percentDecoded(url.password) },
  };
}

/** The minimum that a verifier must accept, in bits (RFC 8301, section 3.2). */
const minRsaBits = 1024;

/**
 * Whether nodemailer can sign with a key: RSA only. With any other key it would send every mail unsigned, without an
 * error.
 */
function signsMails(pem: string): boolean {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(pem);
    return type === 'rsa' && (details?.modulusLength ?? 0) >= minRsaBits;
  } catch {
    return false;
  }
}

/** Settings of the service that sends. */
export const senderSettings = {
  SMTP_URL: z.optional(server),
  MAIL_FROM: z.optional(sender),
  DKIM_SELECTOR: z.optional(
    z.string().check(z.regex(/^(?=.{1,63}$)[\w-]+(?:\.[\w-]+)*$/, 'must be a selector')),
  ),
  DKIM_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          signsMails,
          `must be an RSA private key (PEM) of ${minRsaBits} bits or more, without a password`,
        ),
      ),
  ),
};

/** Settings of both the mail service and the API, where they do not share a socket. */
export const mailToken = {
  MAIL_TOKEN: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
};

/** Settings of the API for notices. */
export const noticeSettings = {
  NOTIFY_MESSAGES: addresses,
  NOTIFY_APPLICATIONS: addresses,
  NOTIFY_OPERATOR: addresses,
  NOTIFY_CONTENT: z._default(z.enum(noticeContents, 'must be none, summary or full'), 'summary'),
  NOTIFY_LANGUAGE: z._default(
    z.enum(languages, `must be one of ${languages.join(', ')}`),
    defaultLanguage,
  ),
  /** The socket for the mail service. */
  MAIL_SOCKET: z.optional(z.string()),
  /** Or the port, for a mail service on another machine. */
  MAIL_PORT: z.optional(whole(0, 65_535)),
  ...mailToken,
};
export const mailSecrets = ['SMTP_URL', 'DKIM_KEY', 'MAIL_TOKEN'] as const;

/**
 * Where the API serves its outbox; undefined without a mail service.
 * @throws SettingError for a port without a token: whoever reaches it could read mail
 */
export function outboxOf(
  values: Pick<Values<typeof noticeSettings>, 'MAIL_SOCKET' | 'MAIL_PORT' | 'MAIL_TOKEN'>,
) {
  const { MAIL_SOCKET: path, MAIL_PORT: port, MAIL_TOKEN: token } = values;
  if (path !== undefined) return { address: { path: resolve(path) }, token };
  if (port === undefined) return undefined;
  if (!token)
    throw new SettingError('MAIL_PORT is set without MAIL_TOKEN, which the mail service must know');
  return { address: { port }, token };
}

/**
 * @returns undefined without a server
 * @throws SettingError for an incomplete group of settings: nobody would be notified
 */
export function senderOf(values: Values<typeof senderSettings>) {
  const { SMTP_URL: server, MAIL_FROM: from, DKIM_SELECTOR, DKIM_KEY } = values;
  if (!server) return undefined;
  if (!from) throw new SettingError('SMTP_URL is set without MAIL_FROM, the address of the sender');
  if (Boolean(DKIM_SELECTOR) !== Boolean(DKIM_KEY)) {
    throw new SettingError('DKIM_SELECTOR and DKIM_KEY are needed together');
  }
  return {
    server,
    from,
    // The sender's own domain: with another one DMARC may refuse the mails (RFC 7489, section 3.1.1).
    dkim:
      DKIM_SELECTOR && DKIM_KEY
        ? { domainName: domainOf(from), keySelector: DKIM_SELECTOR, privateKey: DKIM_KEY }
        : undefined,
  };
}

function domainOf(from: string): string {
  const address = addressIn(from);
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

export type SenderSettings = NonNullable<ReturnType<typeof senderOf>>;
