import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/admin.ts';
import {
  inDatabase,
  post,
  quotePath,
  sampleQuote,
  sendMessage,
  startApi,
  temporaryDirectory,
} from '#tests/support/api.ts';
import { apply } from '#tests/support/applications.ts';
import { builtMailService } from '#tests/support/built-service.ts';
import { makeCertificate } from '#tests/support/certificate.ts';
import { smtpError, startMailServer } from '#tests/support/mail-server.ts';

const soon = { timeout: 10_000, interval: 50 };
const company = 'haber@gokhat.example';
const careers = 'kariyer@gokhat.example';

function settingsFor({ port }: { readonly port: number }, more: Record<string, string> = {}) {
  return {
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Gökhat Telekom <site@gokhat.example>' },
    ...{ NOTIFY_MESSAGES: company, NOTIFY_APPLICATIONS: careers, ...more },
    SITE_URL: 'http://www.gokhat.example',
  };
}

/** Makes the waiting mails of an API due now. */
function hurry(api: { readonly databaseFile: string }): void {
  inDatabase(api.databaseFile, (database) =>
    database.exec("update mails set next_at = 0 where state = 'waiting'"),
  );
}

/** Lets the next notice come at once. */
function forgetLastNotice(api: { readonly databaseFile: string }): void {
  inDatabase(api.databaseFile, (database) => database.exec('update mail_marks set noticed_at = 0'));
}

/** An API that has begun to announce: what arrived before that is not announced. */
async function announcing(settings: Record<string, string>) {
  const api = await startApi(settings);
  await vi.waitFor(() => {
    const marks = inDatabase(api.databaseFile, (database) =>
      database.prepare('select count(*) as marks from mail_marks').get(),
    ) as { marks: number };
    expect(marks.marks).toBe(3);
  }, soon);
  return api;
}

describe('a notice', () => {
  test('of a message says who wrote and leads to it, without what was written', async () => {
    await using server = await startMailServer();
    await using api = await announcing(settingsFor(server));
    const message = 'Gizli kalsın: fiyat teklifiniz';
    const { id } = await sendMessage(api, { fullName: 'Işıl Çağ 😀', message });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'site@gokhat.example', to: [company] });
    expect(mail?.header).toMatchObject({
      from: 'Gökhat Telekom <site@gokhat.example>',
      ...{ to: company, subject: 'Yeni mesaj: Işıl Çağ 😀', 'auto-submitted': 'auto-generated' },
    });
    for (const part of [mail?.plain, mail?.html]) {
      expect(part).toContain('Işıl Çağ 😀');
      expect(part).toContain(`http://www.gokhat.example/admin/messages/${id}`);
      expect(part).toContain('Kısa form');
      expect(part).not.toContain('Gizli');
    }
    expect(mail?.html).not.toMatch(/<(img|link|script)|url\(/);
    expect(mail?.header['message-id']).toMatch(/^<[\da-f-]{36}@www\.gokhat\.example>$/);
  });

  test('of an application goes to who is told of applications, in the language that is set', async () => {
    await using server = await startMailServer();
    await using api = await announcing(settingsFor(server, { NOTIFY_LANGUAGE: 'en' }));
    const { id } = await apply(api, { nameSurname: 'Deniz Ak' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    expect(server.mails[0]).toMatchObject({ to: [careers] });
    expect(server.mails[0]?.header.subject).toBe('New application: Deniz Ak');
    expect(server.mails[0]?.plain).toContain(`/admin/applications/${id}`);
  });

  test('holds what NOTIFY_CONTENT allows: no name, or all of it', async () => {
    await using server = await startMailServer();
    await using silent = await announcing(settingsFor(server, { NOTIFY_CONTENT: 'none' }));
    await sendMessage(silent, { fullName: 'Gizli Kişi', message: 'Gizli söz' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    expect(server.mails[0]?.header.subject).toBe('Yeni mesaj: 1');
    expect(server.mails[0]?.raw + (server.mails[0]?.plain ?? '')).not.toMatch(/Gizli/);
    await using open = await announcing(settingsFor(server, { NOTIFY_CONTENT: 'full' }));
    await sendMessage(open, { fullName: 'Açık Kişi', message: 'Bütün <b>sözler</b>' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
    expect(server.mails[1]?.plain).toContain('Bütün <b>sözler</b>');
    expect(server.mails[1]?.html).toContain('Bütün &lt;b&gt;sözler&lt;/b&gt;');
  });

  test('is one for all that arrived within a minute, and spam is not announced', async () => {
    await using server = await startMailServer();
    await using api = await announcing(settingsFor(server));
    await sendMessage(api, { fullName: 'İlk' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    for (let count = 0; count < 25; count += 1)
      await sendMessage(api, { fullName: `Kişi ${count}` });
    await sendMessage(api, {
      fullName: 'Reklamcı',
      message: '<a href="https://x.example">casino</a> casino viagra',
    });
    await post(`${api.url}${quotePath}`, sampleQuote);
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(server.mails).toHaveLength(1);
    forgetLastNotice(api);
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
    const [, digest] = server.mails;
    expect(digest?.header.subject).toBe('26 yeni mesaj');
    expect(digest?.plain).toContain('Kişi 19');
    expect(digest?.plain).not.toMatch(/Kişi 20|Reklamcı/);
    expect(digest?.plain).toContain('ve 6 kayıt daha');
  });

  test('does not announce what arrived before mail was set up', async () => {
    await using server = await startMailServer();
    await using first = await startApi();
    await sendMessage(first, { fullName: 'Eski' });
    await first.stop();
    await using api = await announcing({ ...settingsFor(server), DATA_DIR: first.dataDir });
    await sendMessage(api, { fullName: 'Yeni' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    expect(server.mails[0]?.header.subject).toBe('Yeni mesaj: Yeni');
  });

  test('of a record that was erased before it was sent is not sent', async () => {
    await using server = await startMailServer({
      onMail: () => {
        throw smtpError(451, 'try later');
      },
    });
    await using api = await announcing(settingsFor(server));
    const { adminCall } = await adminOf(api);
    const { id } = await sendMessage(api);
    await vi.waitFor(
      async () => expect((await adminCall(calls.readMail)).troubled).toHaveLength(1),
      soon,
    );
    await adminCall(calls.eraseMessage, { id });
    expect(await adminCall(calls.readMail)).toMatchObject({ waiting: 0, troubled: [] });
  });
});

describe('a mail that is not accepted', () => {
  test('waits after a 4yz answer, and is sent when the server takes it, with the same id', async () => {
    const ids: (string | undefined)[] = [];
    await using server = await startMailServer({
      onMail: ({ header }) => {
        ids.push(header['message-id']);
        if (ids.length === 1) throw smtpError(450, 'mailbox busy');
      },
    });
    await using api = await announcing(settingsFor(server));
    const { adminCall } = await adminOf(api);
    await sendMessage(api);
    await vi.waitFor(async () => {
      const { troubled } = await adminCall(calls.readMail);
      expect(troubled).toMatchObject([{ state: 'waiting', attempts: 1, recipient: company }]);
      expect(troubled[0]?.answer).toContain('mailbox busy');
      const next = Date.parse(troubled[0]?.nextAtUtc ?? '') - Date.now();
      expect(next).toBeGreaterThan(15_000);
    }, soon);
    hurry(api);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    expect(ids).toEqual([ids[0], ids[0]]);
    await vi.waitFor(async () => {
      expect(await adminCall(calls.readMail)).toMatchObject({ waiting: 0, troubled: [] });
    }, soon);
  });

  test('is refused for good by a 5yz answer; the admin sends it again or gives it up', async () => {
    let isRefused = true;
    await using server = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(isRefused ? smtpError(550, 'no such user here') : null),
    });
    await using api = await announcing(settingsFor(server));
    const { adminCall, send } = await adminOf(api);
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
    isRefused = false;
    await adminCall(calls.retryMail, { id });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
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
    await using again = await startMailServer({ port: server.port });
    hurry(api);
    await vi.waitFor(() => expect(again.mails).toHaveLength(1), soon);
    expect(again.mails[0]?.plain).toContain(id);
  });
});

test('a kill between the server’s answer and ours costs one duplicate at most, never the mail', async () => {
  let kill: (() => void) | undefined;
  await using server = await startMailServer({ onMail: () => kill?.() });
  await using first = await announcing(settingsFor(server));
  kill = () => process.kill(first.pid ?? 0, 'SIGKILL');
  await sendMessage(first);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
  kill = undefined;
  await first.stop('SIGKILL').catch(() => undefined);
  await using second = await startApi({ ...settingsFor(server), DATA_DIR: first.dataDir });
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
  const ids = server.mails.map(({ header }) => header['message-id']);
  expect(ids[1]).toBe(ids[0]);
  const { adminCall } = await adminOf(second);
  await vi.waitFor(async () => expect((await adminCall(calls.readMail)).waiting).toBe(0), soon);
});

test('names and subjects add no header and no recipient', async () => {
  await using server = await startMailServer();
  await using api = await announcing(settingsFor(server));
  const attack = 'Ada\r\nBcc: kurban@ornek.example\r\n\r\nGövde';
  await sendMessage(api, { fullName: attack });
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
  await sendMessage(api, { fullName: 'kurban@ornek.example, <b@ornek.example>' });
  forgetLastNotice(api);
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
  for (const { to, header } of server.mails) {
    expect(to).toEqual([company]);
    expect(header).not.toHaveProperty('bcc');
    expect(header).not.toHaveProperty('cc');
    expect(header.to).toBe(company);
  }
});

test('a test mail goes to everyone who is told, and the server’s words are shown', async () => {
  await using server = await startMailServer();
  await using api = await announcing(settingsFor(server));
  const { adminCall } = await adminOf(api);
  expect(await adminCall(calls.readMail)).toMatchObject({
    ...{ state: 'ok', content: 'summary', waiting: 0, lastSentAtUtc: null },
    server: { host: `127.0.0.1:${server.port}`, from: 'Gökhat Telekom <site@gokhat.example>' },
    notified: { messages: [company], applications: [careers] },
  });
  expect((await adminCall(calls.sendTestMail)).tests).toHaveLength(2);
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual([company, careers].sort());
  await vi.waitFor(async () => {
    const { tests } = await adminCall(calls.readMail);
    expect(tests.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(tests[0]?.answer).toMatch(/^250 .*queued/);
  }, soon);
});

test('without SMTP_URL nobody is told, and the admin can see that', async () => {
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
    const service = spawn(process.execPath, [builtMailService], {
      env: {
        ...{ MAIL_FROM, MAIL_SOCKET: socket, NODE_EXTRA_CA_CERTS: file },
        SMTP_URL: `smtp://${name}:${word}@localhost:${server.port}`,
      },
    });
    try {
      await vi.waitFor(async () => {
        expect((await adminCall(calls.readMail)).state).toBe('ok');
      }, soon);
      await sendMessage(api, { fullName: 'Işıl Çağ' });
      await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
      expect(server.mails[0]?.header.subject).toBe('Yeni mesaj: Işıl Çağ');
      await vi.waitFor(async () => {
        expect(await adminCall(calls.readMail)).toMatchObject({
          ...{ state: 'ok', waiting: 0, server: { host: `localhost:${server.port}` } },
        });
      }, soon);
    } finally {
      service.kill();
      const [code] = await once(service, 'exit');
      expect(code).toBe(0);
    }
  });

  test('a wrong password and an unknown certificate are the server’s to mend: the mail waits, in clear words', async () => {
    await using work = await temporaryDirectory();
    const { file, key } = makeCertificate(work.path, 'localhost');
    await using server = await startMailServer({
      login: { user: 'site', pass: 'right' },
      ...{ cert: readFileSync(file), key: readFileSync(key) },
    });
    const settings = settingsFor(server, {
      SMTP_URL: `smtp://site:wrong@localhost:${server.port}`,
    });
    for (const [trusted, words] of [
      [{}, 'self-signed certificate'],
      [{ NODE_EXTRA_CA_CERTS: file }, 'Invalid username or password'],
    ] as const) {
      await using api = await announcing({ ...settings, ...trusted });
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
