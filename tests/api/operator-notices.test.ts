import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { concerns as english } from '#contract/texts/en/concerns.ts';
import { type OffsiteState, writeOffsiteState } from '#db/offsite/state.ts';
import { backupName } from '#db/sqlite/backup/files.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { company, hurry, resetLastNotice, settingsFor } from '#tests/support/api/mail-notices.ts';
import { smtpError, startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { startScanner } from '#tests/support/api/scanner-stand-in.ts';
import { disposedAfterAll } from '#tests/support/api/shared-api.ts';
import { lasting, makeCertificate } from '#tests/support/stack/certificate.ts';

const dayMs = 86_400_000;
const operator = 'isletme@gokhat.example';

const certificates = disposedAfterAll(await temporaryDirectory());
const ours = makeCertificate(certificates.path, 'www.gokhat.example');
const [valid, expiring, renewed] = [lasting(ours, 90), lasting(ours, 13, 90), lasting(ours, 80)];

/** A mail server, and the directories of a site whose backups, copies and certificate are in order. */
async function inOrder(more: Record<string, string> = {}) {
  const server = await startMailServer();
  const directory = await temporaryDirectory();
  const backups = join(directory.path, 'backups');
  const offsite = join(directory.path, 'offsite');
  const certificate = join(directory.path, 'site.pem');
  await copyFile(valid.file, certificate);
  mkdirSync(backups);
  const backUp = (at = Date.now()) => {
    const file = join(backups, backupName(at));
    writeFileSync(file, '');
    return file;
  };
  const ship = (drillFailed: boolean) => {
    const now = Date.now();
    const why = drillFailed ? 'different' : null;
    writeOffsiteState(offsite, {
      ...{ mark: '', place: { kind: 'sftp', host: 'store.example' }, repository: 'a', count: 1 },
      ...{ visitedAt: now, failed: null },
      newest: { madeAt: now, bytes: 1, sha256: '', shippedAt: now },
      drill: { at: now, madeAt: now, why, rows: 1, ms: 1 },
    } satisfies OffsiteState);
  };
  ship(false);
  return {
    ...{ server, certificate, backUp, ship },
    settings: settingsFor(server, {
      ...{ NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '', NOTIFY_OPERATOR: operator },
      ...{ BACKUP_DIR: backups, OFFSITE_DIR: offsite, TLS_CERTIFICATE: certificate, ...more },
    }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await directory.remove();
    },
  };
}

/** Resolves when concerns have been judged several times since, as another test's would have been mailed. */
const severalChecks = () => wait(700);

async function concernsOf(api: RunningApi) {
  const { adminCall } = await adminOf(api);
  return async () => (await adminCall(calls.readSystem)).concerns;
}

test('the operator is mailed what the system page shows, once, weekly while it lasts, not again after a restart, and once when it is over', async () => {
  await using site = await inOrder();
  const { server, settings } = site;
  const late = site.backUp(Date.now() - 3 * dayMs);
  site.ship(true);
  await copyFile(expiring.file, site.certificate);
  await using api = await startApi(settings);
  const concerns = await concernsOf(api);
  const expected = ['backupLate', 'certificateExpiring', 'drillFailed'] as const;
  await expect.poll(concerns).toEqual(expected);
  await expect.poll(() => server.mails).toHaveLength(1);
  await severalChecks();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail).toMatchObject({ to: [operator] });
  expect(mail?.header.subject).toBe('www.gokhat.example: Son yedek eskimiş (ve 2 konu daha)');
  for (const part of [mail?.plain, mail?.html]) {
    expect(part).toContain('Son yedek eskimiş. Şimdi bir yedek alın;');
    expect(part).toContain('süresi yakında doluyor. Şimdiye kadar yenilenmiş olmalıydı.');
    expect(part).toContain('geri yükleme denemesinden geçemedi. O yedeğe güvenilemez;');
    expect(part).toContain('http://www.gokhat.example/admin/system');
  }

  server.mails.length = 0;
  await api.stop();
  await using again = await startApi({ ...settings, ...api.sameData });
  await severalChecks();
  expect(server.mails).toHaveLength(0);
  await resetLastNotice(again);
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(server.mails[0]?.plain).toBe(mail?.plain);
  await severalChecks();
  expect(server.mails).toHaveLength(1);

  server.mails.length = 0;
  site.ship(false);
  await copyFile(renewed.file, site.certificate);
  await severalChecks();
  // What is left was reported; what is over is reported with the last.
  expect(server.mails).toHaveLength(0);
  site.backUp();
  rmSync(late);
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(server.mails[0]?.header.subject).toBe('www.gokhat.example: Her şey yolunda');
  await severalChecks();
  expect(server.mails).toHaveLength(1);
  expect(
    await again.database.value("select count(*) from mail_marks where kind like 'concern%'"),
  ).toBe(0);
});

test('without a problem nothing is mailed, and without NOTIFY_OPERATOR nothing at all', async () => {
  await using site = await inOrder();
  site.backUp();
  await using api = await startApi(site.settings);
  const concerns = await concernsOf(api);
  expect(await concerns()).toEqual([]);
  await severalChecks();
  expect(await api.database.value('select count(*) from mails')).toBe(0);
  await using silent = await startApi({
    ...site.settings,
    ...{ NOTIFY_OPERATOR: '', NOTIFY_MESSAGES: company, BACKUP_DIR: '/nowhere/at/all' },
  });
  expect(await (await concernsOf(silent))()).toEqual(['backupNone']);
  await severalChecks();
  expect(await silent.database.value('select count(*) from mails')).toBe(0);
});

test('a refused notice needs attention until it is given up; the operator has it in English and is named on the system page', async () => {
  await using site = await inOrder({ NOTIFY_MESSAGES: company, NOTIFY_LANGUAGE: 'en' });
  const { server, settings } = site;
  site.backUp();
  server.rules.refusesRecipient = (address) =>
    address === company ? smtpError(550, 'no such user') : null;
  await using api = await startApi(settings);
  const { adminCall } = await adminOf(api);
  await expect.poll(() => api.database.value('select count(*) from mail_marks')).toBe(4);
  await sendMessage(api, { fullName: 'Gizli Kişi' });
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(server.mails[0]?.header.subject).toBe(`www.gokhat.example: ${english.mailRefused.what}`);
  expect(server.mails[0]?.plain).toContain(english.mailRefused.how);
  expect(server.mails[0]?.raw).not.toMatch(/Gizli|haber@/);
  const { troubled, notified } = await adminCall(calls.readMail);
  expect(notified.operator).toEqual([operator]);
  const { openMatters } = await adminCall(calls.readCounts);
  await adminCall(calls.giveUpMail, { id: troubled[0]?.id ?? '' });
  expect((await adminCall(calls.readCounts)).openMatters).toBe(openMatters - 1);
  await expect.poll(() => server.mails).toHaveLength(2);
  expect(server.mails[1]?.header.subject).toBe('www.gokhat.example: Everything is in order');
});

test('a notice that the server puts off for more than an hour needs attention', async () => {
  await using site = await inOrder({ NOTIFY_MESSAGES: company });
  site.backUp();
  site.server.rules.refusesSender = () => smtpError(451, 'try later');
  await using api = await startApi(site.settings);
  const concerns = await concernsOf(api);
  await expect.poll(() => api.database.value('select count(*) from mail_marks')).toBe(4);
  await sendMessage(api);
  await expect.poll(() => api.database.value('select answer from mails')).toMatch(/try later/);
  expect(await concerns()).toEqual([]);
  await api.database.run('update mails set created_at = created_at - 3700000');
  expect(await concerns()).toEqual(['mailRefused']);
  delete site.server.rules.refusesSender;
  await hurry(api);
  await expect.poll(concerns).toEqual([]);
});

test('jobs that have stopped need attention: retention, and a publication that is due', async () => {
  await using site = await inOrder();
  site.backUp();
  await using api = await startApi(site.settings);
  const concerns = await concernsOf(api);
  const setLastRun = async (at: number) => {
    await api.database.run('delete from retention_clock');
    await api.database.run('insert into retention_clock (id, trusted_from) values (1, ?)', at);
  };
  await setLastRun(Date.now() - 2 * 3_600_000);
  expect(await concerns()).toEqual([]);
  await setLastRun(Date.now() - 4 * 3_600_000);
  expect(await concerns()).toEqual(['retentionLate']);
  await setLastRun(Date.now());
  const plan = (at: number) =>
    api.database.run(
      "insert into publications (id, changes, note, session, created_at, publish_at) values (?, '[]', '', '', 0, ?)",
      ...[`p${at}`, at],
    );
  await plan(Date.now() + 60_000);
  expect(await concerns()).toEqual([]);
  await plan(Date.now() - 11 * 60_000);
  expect(await concerns()).toEqual(['publishingLate']);
});

test('a scanner that does not answer, an unreadable certificate and a missing copy are the same on the page and in the mail', async () => {
  await using scanner = await startScanner();
  await using site = await inOrder({ CLAMAV_HOST: `127.0.0.1:${scanner.port}` });
  site.backUp();
  await using api = await startApi(site.settings);
  const concerns = await concernsOf(api);
  expect(await concerns()).toEqual([]);
  await scanner.close();
  await rm(site.certificate);
  expect(await concerns()).toEqual(['certificateMissing', 'scannerDown']);
  await expect
    .poll(() => site.server.mails.at(-1)?.header.subject)
    .toBe('www.gokhat.example: Sitenin henüz HTTPS sertifikası yok (ve 1 konu daha)');
});
