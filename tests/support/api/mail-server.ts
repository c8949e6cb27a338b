import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { decodeWords } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came, with its line breaks as \n. */
  readonly raw: string;
  /** The header's fields, unfolded and decoded, by lower-case name. */
  readonly header: Readonly<Record<string, string>>;
  /** The decoded plain and HTML parts, and that of a calendar. */
  readonly plain: string;
  readonly html: string;
  readonly calendar: string;
};

/** What the server refuses: nothing by default. It follows each change of them. */
export type MailRules = {
  refusesSender?(): Error | null;
  refusesRecipient?(address: string): Error | null;
  /** Called with each mail; an error is the answer to its data. */
  onMail?(mail: ReceivedMail): void;
};

type Options = Pick<SMTPServerOptions, 'onAuth' | 'secure' | 'key' | 'cert'> &
  MailRules & {
    readonly login?: { readonly user: string; readonly pass: string };
    readonly port?: number;
  };

/** A mail server that keeps what it gets. */
export async function startMailServer({ login, port = 0, ...rules }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(rules.key ? [] : ['STARTTLS'])],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onMailFrom: (_address, _session, done) => done(rules.refusesSender?.()),
    onRcptTo: ({ address }, _session, done) => done(rules.refusesRecipient?.(address)),
    async onData(stream, { envelope }, done) {
      try {
        // Rejects when the client is killed in the middle.
        const mail = await read(await text(stream), envelope);
        rules.onMail?.(mail);
        mails.push(mail);
        done(null, `OK queued as ${mails.length}`);
      } catch (reason) {
        done(reason as Error);
      }
    },
    ...rules,
  });
  // A client that is killed, or refuses the certificate.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1') as Server;
  await once(listening, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    port: (listening.address() as AddressInfo).port,
    ...{ mails, rules: rules as MailRules },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** An SMTP error with its code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

type Envelope = {
  readonly mailFrom: false | { readonly address: string };
  readonly rcptTo: readonly { readonly address: string }[];
};

async function read(source: string, { mailFrom, rcptTo }: Envelope): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const { headers, text: plain = '', html = '', attachments } = parsed;
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    raw: source.replaceAll('\r\n', '\n'),
    header: Object.fromEntries(headers.map(({ key, value }) => [key, decodeWords(value)])),
    ...{ plain, html, calendar: String(calendar?.content ?? '') },
  };
}
