import pino from 'pino';
import { expect, test } from 'vitest';
import { Sender } from '#api/mail/sender.ts';

const idle = { next: async () => undefined, done: async () => undefined };
const server = { host: 'mail.example', port: 587, secure: false, login: undefined };

test.each([
  ['site@gokhat.example', 'gokhat.example', false],
  ['Gökhat <site@Mail.gokhat.example>', 'gokhat.example', false],
  ['site@gokhat.example', 'mail.gokhat.example', false],
  ['site@gokhat.example', 'notgokhat.example', true],
  ['Gökhat <site@gokhat.example>', 'provider.example', true],
])(
  'of mails from %s that are signed by %s, it is said whether DMARC may refuse them: %s',
  async (from, domainName, isWarned) => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    const dkim = { domainName, keySelector: 'site', privateKey: '' };
    const sender = new Sender(idle, { server, from, dkim }, log);
    await sender.close();
    expect(lines.some((line) => line.includes('DMARC'))).toBe(isWarned);
  },
);
