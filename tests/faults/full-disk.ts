import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { adminOf } from '../support/api/admin.ts';
import {
  newData,
  post,
  type RunningApi,
  startApi,
  temporaryDirectory,
} from '../support/api/api.ts';
import {
  applicationForm,
  applicationPath,
  cvFile,
  postApplication,
} from '../support/api/applications.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { slowSenders } from '../support/api/slow-senders.ts';
import { isOnPostgres } from '../support/database/database.ts';
import { onServer, serverUrl, smallDisk } from '../support/database/postgres-server.ts';
import { fileOf, inDatabase } from '../support/database/sqlite-database.ts';
import { mount, mounted, mountRefused } from './small-disk.ts';

const cvBytes = 600_000;

/** Messages, then CVs, fill the disk of the database; it gets more room while the API runs. */
export default async function fullDisk(): Promise<string> {
  if (isOnPostgres()) {
    const [messages, applications] = [
      await fillPostgres(sendLongMessage),
      await fillPostgres(sendApplication),
    ];
    return `507 in both languages after ${messages} messages and after ${applications} CVs of ${cvBytes / 1000} KB, the admin read, stored again without a restart, none lost`;
  }
  const refused = mountRefused();
  if (refused) return `skipped: ${refused}`;
  const messages = await fillAndRecover(sendLongMessage);
  const applications = await fillAndRecover(sendApplication);
  return `507 in both languages after ${messages} messages and after ${applications} CVs of ${cvBytes / 1000} KB, the admin logged in, read, noted and erased, stored again without a restart, none lost`;
}

type Admin = Awaited<ReturnType<typeof adminOf>>;

/** Sends a record. Returns the response, and the text to find in the database. */
type Send = (api: RunningApi, language: string) => Promise<{ answer: Response; text: string }>;

const sendLongMessage: Send = async (api, language) => {
  const text = randomBytes(2400).toString('hex');
  const body = { ...sampleMessage, message: text };
  return { answer: await post(api.url + simplePath, body, { 'Accept-Language': language }), text };
};

const sendApplication: Send = async (api, language) => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(cvBytes)]);
  const text = createHash('sha256').update(bytes).digest('hex');
  const form = applicationForm({}, cvFile(bytes));
  return { answer: await postApplication(api, form, { 'Accept-Language': language }), text };
};

/** Fills a disk of its own. Returns how many records fitted before the first refusal. */
async function fillAndRecover(send: Send): Promise<number> {
  await using directory = await temporaryDirectory();
  using _ = mounted(directory.path, 'size=4m');
  await using api = await startApi({ DATA_DIR: directory.path });
  const admin = await adminOf(api);
  const kept = await fillUp(api, send);
  const fitted = kept.length;
  await guessPasswords(api);
  const erased = await adminAtWork(api, admin);

  mount(directory.path, 'remount,size=64m');
  using _uploads = await uploadsWithoutEnd(api);
  const again = await send(api, 'tr');
  assert.equal(again.answer.status, 201, 'after the disk was made larger');
  kept.push(again.text);
  const stored = inDatabase(fileOf(api), (database) => {
    assert.deepEqual(database.pragma('integrity_check'), [{ integrity_check: 'ok' }]);
    const texts = 'select message from messages union all select sha256 from cvs';
    return new Set(database.prepare<[], string>(texts).pluck().all());
  });
  assert.deepEqual(
    kept.filter((text) => !stored.has(text)),
    erased,
  );
  return fitted;
}

/**
 * Fills the disk of a database, not that of the server's log, without which the server itself ends. Its admin has no
 * reserve there: the disk is the server's.
 */
async function fillPostgres(send: Send): Promise<number> {
  await using data = await newData();
  const { DATABASE_URL = '' } = data.settings;
  const [name, disk] = [new URL(DATABASE_URL).pathname.slice(1), `${smallDisk}/${randomUUID()}`];
  const sql = (text: string) => onServer(serverUrl(), (client) => client.query(text));
  const shell = (command: string) => sql(`copy (select 1) to program '${command}'`);
  const filler = `${smallDisk}/filler`;
  await shell(`install -d -m 700 ${disk}`);
  await sql(`create tablespace small location '${disk}'`);
  await sql(`alter database ${name} set tablespace small`);
  await shell(
    `truncate -s 0 ${filler}; left=$(df -k --output=avail ${smallDisk} | tail -1); fallocate -l $((left - 2048))K ${filler}`,
  );
  await using api = await startApi(data.settings);
  const admin = await adminOf(api);
  const kept = await fillUp(api, send);
  const fitted = kept.length;
  const { total: messages } = await admin.adminCall(calls.listMessages);
  const { total: candidates } = await admin.adminCall(calls.listApplications);
  assert.equal(messages + candidates, fitted);

  await shell(`rm ${filler}`);
  const again = await send(api, 'tr');
  assert.equal(again.answer.status, 201, 'after the disk had room');
  kept.push(again.text);
  const texts = 'select message from messages union all select sha256 from cvs';
  const stored = new Set(await data.database.column(texts));
  assert.deepEqual(
    kept.filter((text) => !stored.has(text)),
    [],
  );
  await api.stop();
  await sql(`alter database ${name} set tablespace pg_default`);
  await sql('drop tablespace small');
  return fitted;
}

/** Sends until no more fits. Returns the texts of what was stored. */
async function fillUp(api: RunningApi, send: Send): Promise<string[]> {
  const kept: string[] = [];
  for (;;) {
    const { answer, text } = await send(api, 'tr');
    if (answer.status !== 201) {
      await expectFull(answer, 'tr');
      break;
    }
    kept.push(text);
  }
  await expectFull((await send(api, 'en')).answer, 'en');
  assert.equal((await fetch(`${api.url}/api/health/live`)).status, 200);
  return kept;
}

/** Ten uploads that never end reserve a whole disk of 64 MiB. They are old enough that the API may end them. */
async function uploadsWithoutEnd({ url }: RunningApi) {
  const from = { port: Number(new URL(url).port), from: '127.0.0.3', path: applicationPath };
  const type = 'multipart/form-data; boundary=x';
  const senders = await slowSenders({ ...from, type, count: 10, length: 5_000_000, sent: 1000 });
  await sleep(5000);
  return senders;
}

/** Strangers' wrong passwords, which the audit trail records, take nothing of the admin's reserve. */
async function guessPasswords({ url }: RunningApi): Promise<void> {
  for (let guess = 0; guess < 300; guess += 1) {
    const answer = await post(`${url}${calls.logIn.path}`, { password: `wrong password ${guess}` });
    assert.equal(answer.status, 401, `guess ${guess} on a full disk`);
  }
}

/** The admin can work on a full disk: log in, read, write notes and erase. Resolves with the erased texts. */
async function adminAtWork(api: RunningApi, admin: Admin): Promise<string[]> {
  const { adminCall } = await adminOf(api);
  const { items: messages } = await adminCall(calls.listMessages);
  const { items: candidates } = await adminCall(calls.listApplications);
  assert.ok(messages.length + candidates.length > 0, 'the lists are empty');
  const [message, other] = messages;
  if (message)
    await adminCall(calls.changeMessage, { id: message.id, body: { note: 'Disk dolu' } });
  if (other) await adminCall(calls.eraseMessage, { id: other.id });
  const [candidate] = candidates;
  if (candidate) {
    await adminCall(calls.changeApplication, { id: candidate.id, body: { note: 'Disk dolu' } });
  }
  await admin.adminCall(calls.logOut);
  return other ? [other.message] : [];
}

async function expectFull(answer: Response, language: 'tr' | 'en'): Promise<void> {
  assert.equal(answer.status, 507);
  assert.equal(await answer.text(), problems.storageFull[language]);
}
