import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { openRequest, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { builtMailService } from '#tests/support/api/built-service.ts';
import { announcing, resetLastNotice, settingsFor, soon } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { isRelease, releaseTag } from '#tests/support/release.ts';
import { type Certificate, expired, makeCertificate } from '#tests/support/stack/certificate.ts';

/** Starts compose's service `mail`, and stops it when its scope ends. */
function startMailService(settings: Record<string, string>): AsyncDisposable {
  const service = spawn(process.execPath, [builtMailService], {
    env: { LOOK_EVERY_MS: '100', ...settings },
    stdio: 'ignore',
  });
  return {
    async [Symbol.asyncDispose]() {
      service.kill();
      expect(await once(service, 'exit')).toEqual([0, null]);
    },
  };
}

/** Runs compose's health check of the service in a shell, as Docker does. @returns its exit code */
function checkHealth(settings: Record<string, string>): number | null {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const [, check = ''] = /\[CMD-SHELL, '(.*HEARTBEAT.*)'\]/.exec(compose) ?? [];
  const env = { PATH: process.env.PATH ?? '', ...settings };
  return spawnSync('sh', ['-c', check.replaceAll('$$', '$')], { env }).status;
}

describe('the mail service of compose', () => {
  test('sends what an API without network and password announces, over TLS and with a login', async () => {
    await using work = await temporaryDirectory();
    const { file, key } = makeCertificate(work.path, 'localhost');
    const login = { user: 'site@gokhat.example', pass: 'p@ss/wörd' };
    await using server = await startMailServer({
      ...{ login, cert: readFileSync(file), key: readFileSync(key) },
    });
    const socket = join(work.path, 'outbox.sock');
    const { MAIL_FROM, SMTP_URL: _, ...notices } = settingsFor(server);
    await using api = await startApi({ ...notices, MAIL_SOCKET: socket });
    const { adminCall } = await adminOf(api);
    expect((await adminCall(calls.readMail)).state).toBe('off');
    const { user, pass } = login;
    const [name, word] = [user, pass].map(encodeURIComponent);
    await using _service = startMailService({
      ...{ MAIL_FROM, MAIL_SOCKET: socket, NODE_EXTRA_CA_CERTS: file },
      SMTP_URL: `smtp://${name}:${word}@localhost:${server.port}`,
    });
    await vi.waitFor(async () => {
      expect((await adminCall(calls.readMail)).state).toBe('ok');
    }, soon);
    await sendMessage(api, { fullName: 'Işıl Çağ' });
    await expect.poll(() => server.mails).toHaveLength(1);
    expect(server.mails[0]?.header.subject).toBe('Yeni mesaj: Işıl Çağ');
    await vi.waitFor(async () => {
      expect(await adminCall(calls.readMail)).toMatchObject({
        ...{ state: 'ok', waiting: 0, server: { host: `localhost:${server.port}` } },
      });
    }, soon);
  });

  test('sends nothing twice when the API is killed while a mail is sent, and goes on with the next API', async () => {
    await using work = await temporaryDirectory();
    let kill: (() => void) | undefined;
    await using server = await startMailServer({ onMail: () => kill?.() });
    const { MAIL_FROM, SMTP_URL, ...notices } = settingsFor(server);
    const MAIL_SOCKET = join(work.path, 'outbox.sock');
    await using _service = startMailService({ MAIL_FROM, MAIL_SOCKET, SMTP_URL });
    await using first = await announcing({ ...notices, MAIL_SOCKET }, { inOwnProcess: true });
    kill = () => process.kill(first.pid ?? 0, 'SIGKILL');
    await sendMessage(first, { fullName: 'Önce' });
    await expect.poll(() => server.mails).toHaveLength(1);
    kill = undefined;
    await first.stop('SIGKILL').catch(() => undefined);
    const again = { ...notices, MAIL_SOCKET, ...first.sameData };
    await using second = await startApi(again);
    const { adminCall } = await adminOf(second);
    await vi.waitFor(async () => {
      expect(await adminCall(calls.readMail)).toMatchObject({ state: 'ok', waiting: 0 });
    }, soon);
    await resetLastNotice(second);
    await sendMessage(second, { fullName: 'Sonra' });
    await expect.poll(() => server.mails).toHaveLength(2);
    expect(server.mails.map(({ header }) => header.subject)).toEqual([
      'Yeni mesaj: Önce',
      'Yeni mesaj: Sonra',
    ]);
  });

  test('is healthy while it asks for mail, or has no server to send to', async () => {
    await using work = await temporaryDirectory();
    const HEARTBEAT = join(work.path, 'heartbeat');
    const MAIL_SOCKET = join(work.path, 'outbox.sock');
    const { MAIL_FROM, SMTP_URL } = settingsFor({ port: 9 });
    const settings = { HEARTBEAT, MAIL_SOCKET, SMTP_URL };
    {
      await using _idle = startMailService({ HEARTBEAT, MAIL_SOCKET, SMTP_URL: '' });
      await expect.poll(() => checkHealth(settings)).toBe(0);
    }
    rmSync(HEARTBEAT);
    await using _service = startMailService({ ...settings, MAIL_FROM });
    // No API answers yet.
    expect(checkHealth(settings)).toBe(1);
    await using api = await startApi({ MAIL_SOCKET });
    await expect.poll(() => checkHealth(settings)).toBe(0);
    // It asks on, and does not keep the API from stopping.
    expect(await api.stop()).toBe(0);
    const before = Date.now() / 1000 - 200;
    utimesSync(HEARTBEAT, before, before);
    expect(checkHealth(settings)).toBe(1);
  });

  test('says on the system page which setting is invalid, until it is corrected or taken out', async () => {
    await using work = await temporaryDirectory();
    const MAIL_SOCKET = join(work.path, 'outbox.sock');
    const { MAIL_FROM, SMTP_URL } = settingsFor({ port: 9 });
    await using api = await startApi({ MAIL_SOCKET });
    const { adminCall } = await adminOf(api);
    const read = async () => {
      const { state, server, problem } = await adminCall(calls.readMail);
      return { state, server, problem };
    };
    const refused = async (settings: Record<string, string>) => {
      const service = spawn(process.execPath, [builtMailService], {
        env: { MAIL_SOCKET, ...settings },
        stdio: 'ignore',
      });
      expect(await once(service, 'exit')).toEqual([1, null]);
      return read();
    };
    const invalid = [
      [{ MAIL_FROM, SMTP_URL: 'mail.example:587' }, /^SMTP_URL must be smtp:\/\/host:port /],
      [{ MAIL_FROM: 'nobody', SMTP_URL }, /^MAIL_FROM must be an e-mail address/],
      [{ SMTP_URL }, /^SMTP_URL is set without MAIL_FROM/],
      [{ MAIL_FROM, SMTP_URL, DKIM_KEY: 'MIIB' }, /^DKIM_KEY must be an RSA private key/],
      [{ MAIL_FROM, SMTP_URL_FILE: '/nowhere' }, /^SMTP_URL_FILE names a file that cannot be read/],
      [{ MAIL_FROM, SMTP_URL, LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    ] as const;
    for (const [settings, problem] of invalid.slice(0, isRelease ? undefined : 1)) {
      const expected = { state: 'broken', server: null, problem: expect.stringMatching(problem) };
      expect(await refused(settings)).toEqual(expected);
    }
    {
      await using _corrected = startMailService({ MAIL_FROM, MAIL_SOCKET, SMTP_URL });
      const server = { host: '127.0.0.1:9', from: MAIL_FROM };
      await expect.poll(read, soon).toEqual({ state: 'ok', server, problem: null });
    }
    expect(await refused({ SMTP_URL })).toMatchObject({ state: 'broken' });
    const { concerns } = await adminCall(calls.readSystem);
    expect(concerns.filter((concern) => concern.startsWith('mail'))).toEqual(['mailBroken']);
    await using _without = startMailService({ MAIL_SOCKET });
    await expect.poll(read, soon).toEqual({ state: 'off', server: null, problem: null });
  });

  test('can neither fill the API’s memory nor read more than its mails', async () => {
    await using work = await temporaryDirectory();
    const socketPath = join(work.path, 'outbox.sock');
    await using api = await startApi({ MAIL_SOCKET: socketPath });
    const ask = async (path: string, body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const { outgoing, answer } = openRequest({ socketPath, path, method: 'POST', headers });
      outgoing.end(body);
      return (await answer).status;
    };
    const name = { host: 'mail:25', from: 'site@gokhat.example' };
    expect(await ask('/next', JSON.stringify(name))).toBe(200);
    expect(await ask('/next', JSON.stringify({ ...name, host: 'x'.repeat(9000) }))).toBe(500);
    expect(await ask('/next', '{')).toBe(500);
    expect(await ask('/next', '{}')).toBe(500);
    const outcome = { what: 'sent', answer: '250 OK' };
    const report = { id: crypto.randomUUID(), outcome };
    expect(await ask('/done', JSON.stringify(report))).toBe(200);
    expect(await ask('/done', JSON.stringify({ ...report, id: "' or 1=1" }))).toBe(500);
    expect(await ask('/idle', JSON.stringify({ problem: 'x'.repeat(600) }))).toBe(500);
    expect(await ask('/idle', '{}')).toBe(500);
    expect(await ask('/api/Admin/Messages', '{}')).toBe(404);
    await sendMessage(api);
  });

  test(`a wrong password and a certificate that is unknown or has expired are the server’s to mend: the mail waits, in clear words ${releaseTag}`, async () => {
    await using work = await temporaryDirectory();
    const certificate = makeCertificate(work.path, 'localhost');
    const ended = expired(certificate);
    const inServer = ({ file, key }: Certificate) => ({
      ...{ cert: readFileSync(file), key: readFileSync(key) },
    });
    await using server = await startMailServer({
      ...{ login: { user: 'site', pass: 'right' }, ...inServer(certificate) },
    });
    await using late = await startMailServer(inServer(ended));
    for (const [{ port }, trust, words] of [
      [server, {}, 'self-signed certificate'],
      [server, { NODE_EXTRA_CA_CERTS: certificate.file }, 'Invalid username or password'],
      [late, { NODE_EXTRA_CA_CERTS: ended.file }, 'certificate has expired'],
    ] as const) {
      const SMTP_URL = `smtp://site:wrong@localhost:${port}`;
      await using api = await announcing({ ...settingsFor(server, { SMTP_URL }), ...trust });
      const { adminCall } = await adminOf(api);
      await adminCall(calls.sendTestMail);
      await vi.waitFor(async () => {
        const { tests } = await adminCall(calls.readMail);
        expect(tests[0]).toMatchObject({ state: 'waiting' });
        expect(tests[0]?.answer).toContain(words);
        expect(tests[0]?.answer).not.toContain('wrong');
      }, soon);
    }
  });
});
