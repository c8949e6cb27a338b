import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { MailToSend } from '#api/mail/mail-to-send.ts';
import { RemoteOutbox } from '#api/mail/remote-outbox.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, temporaryDirectory } from '#tests/support/api/api.ts';
import {
  announcing,
  company,
  hurry,
  resetLastNotice,
  settingsFor,
  soon,
} from '#tests/support/api/mail-notices.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { disposedAfterAll, sharedApi } from '#tests/support/api/shared-api.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

/** A server that gives answers that can be changed, and drops the connection at a command that has none. */
async function startRawServer() {
  const answers: Record<string, string> = {};
  const talk = (socket: Socket) => {
    const { greeting = '220 mail ESMTP' } = answers;
    socket.on('error', () => undefined).write(`${greeting}\r\n`);
    let isData = false;
    let data = '';
    socket.setEncoding('utf8').on('data', (sent: string) => {
      if (isData) data += sent;
      if (isData && !data.endsWith('\r\n.\r\n')) return;
      const [command = ''] = sent.split(/[\s:]/);
      const answer = answers[command];
      isData = command === 'DATA';
      if (answer) socket.write(`${answer}\r\n`);
      else socket.destroy();
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => void server.close();
  return { port, answers, [Symbol.asyncDispose]: close };
}

const accepting = { EHLO: '250 mail', MAIL: '250 OK', RCPT: '250 OK', DATA: '354 go on' };

/** Puts test mails that wait into the outbox. */
async function putMails(
  { database }: Pick<RunningApi, 'database'>,
  recipients: readonly string[],
  dueAt: number,
): Promise<void> {
  const mails = recipients.map((recipient) => ({
    ...{ id: crypto.randomUUID(), created_at: Date.now(), kind: 'test', recipient, count: 0 },
    ...{ state: 'waiting', next_at: dueAt, changed_at: 0 },
  }));
  await database.transaction(({ insert }) => insert('mails', mails));
}

const raw = disposedAfterAll(await startRawServer());
const asking = disposedAfterAll(await announcing(settingsFor(raw)));
const askingAdmin = await adminOf(asking);

test.each([
  ['drops the connection after the data', accepting, /clos|reset|ECONN/i],
  ['is about to go', { ...accepting, RCPT: '421 Closing' }, /421/],
  ['wants a login that is not set', { ...accepting, MAIL: '530 Authentication required' }, /530/],
  ['takes no mail from here', { greeting: '554 5.7.1 Client host blocked' }, /554/],
  ['takes no mail at all', { greeting: '521 mail.example accepts no mail' }, /521/],
  ['does not like our name', { EHLO: '550 Bad name', HELO: '550 Bad name' }, /550/],
])('a mail waits for a server that %s', async (_, answers, words) => {
  for (const command of Object.keys(raw.answers)) delete raw.answers[command];
  Object.assign(raw.answers, answers);
  await asking.database.run('delete from mails');
  await resetLastNotice(asking);
  await sendMessage(asking);
  await vi.waitFor(async () => {
    const [mail] = (await askingAdmin.adminCall(calls.readMail)).troubled;
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(mail?.answer).toMatch(words);
  }, soon);
});

const { mails, api, adminCall } = await sharedMail();

test('an address that no mail can have is refused in words, and no server is asked', async () => {
  const wrong = ['a@b.example, eve@evil.example', 'a\r\nBcc: eve@evil.example', 'ş@x'];
  await putMails(api, wrong, Date.now());
  await expect.poll(async () => (await adminCall(calls.readMail)).waiting).toBe(0);
  const { tests } = await adminCall(calls.readMail);
  expect(tests.map(({ state, answer }) => [state, answer])).toEqual(
    wrong.map(() => ['refused', 'Not an e-mail address']),
  );
  expect(mails).toEqual([]);
});

const socketPath = join(disposedAfterAll(await temporaryDirectory()).path, 'outbox.sock');
const { MAIL_FROM: _, SMTP_URL: __, ...notices } = settingsFor({ port: 9 });
const served = await sharedApi({ ...notices, MAIL_SOCKET: socketPath });

test('a mail that ends every sender holds no other up', async () => {
  const recipients = ['a@gokhat.example', 'b@gokhat.example'];
  await putMails(served, ['deadly@gokhat.example'], 0);
  await putMails(served, recipients, 1);
  /** As after each restart: a new sender. */
  const claim = () => new RemoteOutbox({ socketPath }).next({ host: 'h', from: 'f' });
  expect((await claim())?.to).toBe('deadly@gokhat.example');
  const others = [await claim(), await claim()];
  expect(others.map((mail) => mail?.to)).toEqual(recipients);
  const { troubled, tests } = await (await adminOf(served)).adminCall(calls.readMail);
  expect(troubled).toEqual([]);
  expect(tests.find(({ recipient }) => recipient.startsWith('deadly'))).toMatchObject({
    ...{ state: 'waiting', attempts: 1, answer: 'The sending of this mail was interrupted' },
  });
});

test('a late report of an earlier attempt does not send a mail again', async () => {
  await served.database.run('delete from mails');
  await putMails(served, [company], 0);
  const outbox = new RemoteOutbox({ socketPath });
  const claim = async () => (await outbox.next({ host: 'h', from: 'f' })) as MailToSend;
  const state = () => served.database.value('select state from mails');
  const lost = await claim();
  // Puts it off.
  expect(await claim()).toBeUndefined();
  await hurry(served);
  const current = await claim();
  await outbox.done(lost, { what: 'later', answer: 'connection lost' });
  expect(await state()).toBe('sending');
  await outbox.done(current, { what: 'sent', answer: '250 OK' });
  await outbox.done(current, { what: 'later', answer: 'connection lost' });
  expect(await state()).toBe('sent');
});

test('10,000 waiting mails of a clock that was set back are sent, and no form waits @release', async () => {
  const waiting = Array.from({ length: 10_000 }, (_, count) => `kisi${count}@ornek.example`);
  await putMails(api, waiting, Date.now() + 365 * 24 * 3_600_000);
  await expect.poll(() => mails.length).toBeGreaterThan(20);
  const began = performance.now();
  await sendMessage(api);
  expect((await adminCall(calls.readMail)).waiting).toBeGreaterThan(5000);
  expect(performance.now() - began).toBeLessThan(2000);
  // What is due now goes before them.
  await expect.poll(() => mails.flatMap(({ to }) => to)).toContain(company);
});
