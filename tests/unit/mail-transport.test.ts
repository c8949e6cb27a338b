import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { Transport } from '#api/mail/transport.ts';
import { readSenderSettings } from '#api/process/settings.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a server that goes on talking without an end holds no other mail up', async () => {
  let spoken = 0;
  const server = createServer((socket) => {
    const talk = setInterval(() => socket.write('250-wait\r\n', () => (spoken += 1)), 20);
    socket.on('error', () => undefined).on('close', () => clearInterval(talk));
    socket.write('220 mail ESMTP\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { mail: settings } = readSenderSettings({
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@gokhat.example' },
  });
  if (!settings) throw new Error('there is no mail server');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const letter = { id: '1', attempt: 1, to: 'a@gokhat.example', subject: 'a', text: 'b' };
  const mail = { ...letter, html: 'b', messageId: '<1@gokhat.example>' };
  const sent = new Transport(settings).send(mail, new AbortController().signal);
  while (spoken < 10) await new Promise(setImmediate);
  vi.advanceTimersByTime(150_000);
  expect(await sent).toEqual({ what: 'later', answer: 'ETIMEDOUT: The server takes too long' });
  server.close();
});
