import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import {
  announcing,
  careers,
  company,
  hurry,
  settingsFor,
  soon,
} from '#tests/support/api/mail-notices.ts';
import { smtpError, startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

const { server, mails, rules, api, adminCall, send } = await sharedMail();

describe('a mail that is not accepted', () => {
  test('waits after a 4yz answer, and is sent when the server takes it, with the same id', async () => {
    const ids: (string | undefined)[] = [];
    rules.onMail = ({ header }) => {
      ids.push(header['message-id']);
      if (ids.length === 1) throw smtpError(450, 'mailbox busy');
    };
    await sendMessage(api);
    await vi.waitFor(async () => {
      const { troubled } = await adminCall(calls.readMail);
      expect(troubled).toMatchObject([{ state: 'waiting', attempts: 1, recipient: company }]);
      expect(troubled[0]?.answer).toContain('mailbox busy');
      const next = Date.parse(troubled[0]?.nextAtUtc ?? '') - Date.now();
      expect(next).toBeGreaterThan(15_000);
    }, soon);
    await hurry(api);
    await expect.poll(() => mails).toHaveLength(1);
    expect(ids).toEqual([ids[0], ids[0]]);
    await vi.waitFor(async () => {
      expect(await adminCall(calls.readMail)).toMatchObject({ waiting: 0, troubled: [] });
    }, soon);
  });

  test('is refused for good by a 5yz answer; the admin sends it again or gives it up', async () => {
    rules.refusesRecipient = () => smtpError(550, 'no such user here');
    await sendMessage(api);
    const refused = await vi.waitFor(async () => {
      const { troubled } = await adminCall(calls.readMail);
      expect(troubled).toMatchObject([{ state: 'refused', attempts: 1, nextAtUtc: null }]);
      return troubled[0];
    }, soon);
    expect(refused?.answer).toContain('no such user here');
    const { id = '' } = refused ?? {};
    const givenUp = await adminCall(calls.giveUpMail, { id });
    expect(givenUp.troubled).toMatchObject([{ state: 'givenUp' }]);
    delete rules.refusesRecipient;
    await adminCall(calls.retryMail, { id });
    await expect.poll(() => mails).toHaveLength(1);
    await vi.waitFor(async () => {
      expect((await adminCall(calls.readMail)).lastSentAtUtc).not.toBeNull();
    }, soon);
    // What was sent cannot be taken back.
    expect((await send(calls.giveUpMail, { id })).status).toBe(404);
    const { items } = await adminCall(calls.listAudit);
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['mailGivenUp', 'mailRetried']),
    );
    expect(api.output()).not.toContain(company);
  });

  test('waits while the server refuses the sender, but not if the mail is too large', async () => {
    rules.refusesSender = () => smtpError(553, 'sender not allowed');
    await sendMessage(api);
    const troubled = async () => (await adminCall(calls.readMail)).troubled[0];
    await vi.waitFor(async () => {
      expect(await troubled()).toMatchObject({ state: 'waiting', attempts: 1 });
      expect((await troubled())?.answer).toContain('sender not allowed');
    }, soon);
    rules.refusesSender = () => smtpError(552, 'message too large');
    await hurry(api);
    await vi.waitFor(async () => {
      expect(await troubled()).toMatchObject({ state: 'refused', attempts: 2 });
    }, soon);
  });

  test('that is sent again after days is given as long as a new one', async () => {
    rules.refusesRecipient = () => smtpError(550, 'not now');
    await sendMessage(api);
    const { id } = await vi.waitFor(async () => {
      const [mail] = (await adminCall(calls.readMail)).troubled;
      if (mail?.state !== 'refused') throw new Error('not refused yet');
      return mail;
    }, soon);
    await api.database.run('update mails set created_at = created_at - ?', 6 * 86_400_000);
    // As a server that has not seen the sender before does it (greylisting, RFC 6647).
    rules.refusesRecipient = () => smtpError(450, 'not now');
    await adminCall(calls.retryMail, { id });
    await vi.waitFor(async () => {
      expect((await adminCall(calls.readMail)).troubled).toMatchObject([{ id, attempts: 2 }]);
    }, soon);
    await expect
      .poll(async () => (await adminCall(calls.readMail)).troubled[0]?.state, soon)
      .toBe('waiting');
    delete rules.refusesRecipient;
    await hurry(api);
    await expect.poll(() => mails).toHaveLength(1);
  });

  test('waits while the server is down, and no form waits for it', async () => {
    await using server = await startMailServer();
    await using api = await announcing(settingsFor(server));
    await server.close();
    const began = performance.now();
    const { id } = await sendMessage(api);
    expect(performance.now() - began).toBeLessThan(2000);
    const { adminCall } = await adminOf(api);
    await vi.waitFor(async () => {
      const [mail] = (await adminCall(calls.readMail)).troubled;
      expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(mail?.answer).toContain('ECONNREFUSED');
    }, soon);
    expect(await api.logged('a mail was not sent')).toMatchObject({ failure: 'ECONNREFUSED' });
    await using again = await startMailServer({ port: server.port });
    await hurry(api);
    await expect.poll(() => again.mails).toHaveLength(1);
    expect(again.mails[0]?.plain).toContain(id);
  });
});

test('a kill between the server’s answer and ours costs one duplicate at most, never the mail', async () => {
  let kill: (() => void) | undefined;
  await using server = await startMailServer({ onMail: () => kill?.() });
  await using first = await announcing(settingsFor(server), { inOwnProcess: true });
  kill = () => process.kill(first.pid ?? 0, 'SIGKILL');
  await sendMessage(first);
  await expect.poll(() => server.mails).toHaveLength(1);
  kill = undefined;
  await first.stop('SIGKILL').catch(() => undefined);
  await using second = await startApi({ ...settingsFor(server), ...first.sameData });
  await expect.poll(() => second.database.value('select state from mails')).toBe('waiting');
  await hurry(second);
  await expect.poll(() => server.mails).toHaveLength(2);
  const ids = server.mails.map(({ header }) => header['message-id']);
  expect(ids[1]).toBe(ids[0]);
  const { adminCall } = await adminOf(second);
  await expect.poll(async () => (await adminCall(calls.readMail)).waiting).toBe(0);
});

test('a test mail goes to everyone who is notified, and the server’s words are shown', async () => {
  expect(await adminCall(calls.readMail)).toMatchObject({
    ...{ state: 'ok', content: 'summary', waiting: 0, lastSentAtUtc: null },
    server: { host: `127.0.0.1:${server.port}`, from: 'Gökhat Telekom <site@gokhat.example>' },
    notified: { messages: [company], applications: [careers], operator: [] },
  });
  expect((await adminCall(calls.sendTestMail)).tests).toHaveLength(2);
  await expect.poll(() => mails).toHaveLength(2);
  expect(mails.flatMap(({ to }) => to).sort()).toEqual([company, careers].sort());
  await vi.waitFor(async () => {
    const { tests } = await adminCall(calls.readMail);
    expect(tests.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(tests[0]?.answer).toMatch(/^250 .*queued/);
  }, soon);
});

test('without SMTP_URL nobody is notified, and the admin can see that', async () => {
  await using api = await startApi({ NOTIFY_MESSAGES: company });
  const { adminCall } = await adminOf(api);
  await sendMessage(api);
  expect(await adminCall(calls.readMail)).toMatchObject({ state: 'off', server: null, waiting: 0 });
});

test('a server that never answers does not keep the service from stopping', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await using api = await announcing(settingsFor({ port }));
  const asked = once(silent, 'connection');
  await sendMessage(api);
  await asked;
  expect(await api.stop()).toBe(0);
  silent.close();
});
