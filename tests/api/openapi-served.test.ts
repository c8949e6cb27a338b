import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RemoteOutbox } from '#api/mail/remote-outbox.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { bearer, login, temporaryDirectory } from '#tests/support/api/api.ts';
import { applicationForm, apply } from '#tests/support/api/applications.ts';
import { editorOf, fileForm, halves, pictureForm, startSite } from '#tests/support/api/content.ts';
import {
  sampleFullMessage,
  sampleMessage,
  sampleQuote,
  sendMessage,
} from '#tests/support/api/messages.ts';
import { fetchOpenapi } from '#tests/support/api/openapi.ts';
import { adminPassword } from '#tests/support/settings.ts';

const another = 'another one, long enough';
const sockets = await temporaryDirectory();
const mailSocket = join(sockets.path, 'outbox');
const api = await startSite({ NOTIFY_MESSAGES: 'haber@gokhat.example', MAIL_SOCKET: mailSocket });
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await sockets[Symbol.asyncDispose]();
});
// Replies are accepted where a mail service asks for them.
await new RemoteOutbox({ socketPath: mailSocket }).next({
  host: 'mail:587',
  from: 'site@gokhat.example',
});
const { operations, compile } = await fetchOpenapi(api);
const { adminCall, keep, publish, upload } = await editorOf(api);
const { id } = await sendMessage(api);
const erased = await sendMessage(api);
const application = await apply(api);
const erasedApplication = await apply(api);

const reply = { subject: 'Mesajınız', text: 'Merhaba', quotes: true, invites: false };
const answerNamed = (name: string) => ({
  ...{ purpose: 'message', name },
  texts: { tr: { subject: 'Konu', text: 'Metin' }, en: { subject: 'Subject', text: 'Text' } },
});

/** The input of each call; a call without an example fails the type check. */
const examples: Record<keyof typeof calls, { body?: object; id?: string; query?: string }> = {
  submitSimpleContact: { body: sampleMessage },
  submitFullContact: { body: sampleFullMessage },
  submitQuoteRequest: { body: sampleQuote },
  submitJobApplication: { body: applicationForm() },
  readChallenge: { query: '?path=/api/ContactForms/simple' },
  logIn: { body: { password: adminPassword } },
  logOut: {},
  verify: {},
  me: {},
  session: {},
  listMessages: {},
  exportMessages: {},
  changeMessages: { body: { ids: [id], action: 'archive' } },
  readMessage: { id },
  readRelatedToMessage: { id },
  changeMessage: { id, body: { starred: true } },
  eraseMessage: { id: erased.id },
  listApplications: {},
  exportApplications: {},
  readApplication: { id: application.id },
  readRelatedToApplication: { id: application.id },
  changeApplication: {
    id: application.id,
    body: { stage: 'interview', interview: { at: '2026-12-01T14:00' } },
  },
  eraseApplication: { id: erasedApplication.id },
  changeApplications: { body: { ids: [crypto.randomUUID()], action: 'delete' } },
  readCv: { id: application.id },
  readInterview: { id: application.id },
  readHiring: {},
  changeHiring: {
    body: {
      criteria: [{ name: 'Teknik bilgi' }],
      version: (await adminCall(calls.readHiring)).version,
    },
  },
  createTag: { body: { name: 'Fiyat', colour: 'green' } },
  changeTag: { id: await idOfTag('Numara'), body: { colour: 'blue' } },
  eraseTag: { id: await idOfTag('Ses') },
  readCounts: {},
  readStats: {},
  findPerson: { body: { email: 'nobody@gokhat.example' } },
  exportPerson: { body: { email: 'nobody@gokhat.example' } },
  erasePerson: { body: { email: 'nobody@gokhat.example' } },
  readRetention: {},
  readSystem: {},
  readBackups: {},
  makeBackup: {},
  readMail: {},
  sendTestMail: {},
  retryMail: { id: await idOfMail() },
  giveUpMail: { id: await idOfMail() },
  readReplies: { id },
  saveDraft: { id, body: { ...reply, version: 0 } },
  sendReply: { id, body: { ...reply, mailId: crypto.randomUUID() } },
  undoReply: { id: await idOfReply() },
  listAnswers: {},
  createAnswer: { body: answerNamed('Teşekkür') },
  changeAnswer: await changedAnswer(),
  eraseAnswer: { id: (await newAnswer('Çalışma saatleri')).id },
  listAudit: {},
  findAudit: { body: { email: 'nobody@gokhat.example' } },
  readAuditSubjects: { id: (await adminCall(calls.listAudit)).items[0]?.id ?? '' },
  exportAudit: {},
  exportFoundAudit: { body: { email: 'nobody@gokhat.example' } },
  watchEvents: {},
  listSessions: {},
  endSessions: { body: { password: adminPassword, id: await idOfAnotherSession() } },
  changePassword: { body: { current: adminPassword, next: another } },
  publicSettings: {},
  live: {},
  ready: {},
  openapi: {},
  adminOpenapi: {},
  uploadPicture: { body: pictureForm('reach', await halves()) },
  cropPicture: { body: await cropped() },
  readPicture: { query: `?key=${(await cropped()).key}` },
  readPictureFile: { query: `?key=${(await cropped()).key}` },
  uploadFile: { body: fileForm(Buffer.from('%PDF-1.7\n%%EOF\n')) },
  readContent: {},
  readFirstSteps: {},
  readDocument: { query: '?name=tr/about' },
  changeContent: {
    body: { changes: [{ document: 'en/about', path: '/hero/title', value: 'We', version: 0 }] },
  },
  previewPage: { body: { page: '/tr/about', changes: [] } },
  restorePublication: { id: await idOfFirstPublication() },
  cancelPublication: { id: await idOfScheduled() },
  publishContent: { body: { note: 'İlk yayın' } },
  listPublications: {},
};

/** Of two publications, and an edit is kept that is in neither. */
async function idOfFirstPublication(): Promise<string> {
  const title = (text: string) => ['tr/about', '/hero/title', text] as const;
  const { id } = await publish(title('Bir'));
  await publish(title('İki'));
  await keep(['tr/home', '/hero/title', 'Taslak']);
  return id;
}

async function cropped() {
  const { key } = await (await upload('reach', await halves())).json();
  return { key, plate: 'rings', x: '0.2', y: '0.5' };
}

async function idOfScheduled(): Promise<string> {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  return (await adminCall(calls.publishContent, { body: { note: '', publishAt } })).id;
}

/** The id of a test mail that waits. */
async function idOfMail(): Promise<string> {
  return (await adminCall(calls.sendTestMail)).tests[0]?.id ?? '';
}

/** The id of a reply that waits. */
async function idOfReply(): Promise<string> {
  const mailId = crypto.randomUUID();
  const { id } = await sendMessage(api);
  await adminCall(calls.sendReply, { id, body: { ...reply, mailId } });
  return mailId;
}

function newAnswer(name: string) {
  return adminCall(calls.createAnswer, { body: answerNamed(name) });
}

async function changedAnswer() {
  const { id, version } = await newAnswer('Yol tarifi');
  return { id, body: { ...answerNamed('Adres'), version } };
}

async function idOfTag(name: string): Promise<string> {
  return (await adminCall(calls.createTag, { body: { name, colour: 'grey' } })).id;
}

async function idOfAnotherSession(): Promise<string> {
  await login(api);
  const { items } = await adminCall(calls.listSessions);
  return items.find(({ own }) => !own)?.id ?? '';
}

// Last: it ends every session, and another example ends one.
const isLast = ({ operationId }: { operationId: string }) => operationId === 'changePassword';
const inOrder = operations.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));

describe.each(inOrder)('$method $path', ({ path, method, operationId, responses, ...rest }) => {
  const name = operationId as keyof typeof calls;
  const example = examples[name];
  const url = api.url + path.replace(/\{\w+\}/, example.id ?? '') + (example.query ?? '');
  const send = (headers: Record<string, string>, body: unknown = example.body) =>
    body instanceof FormData
      ? fetch(url, { method: method.toUpperCase(), headers, body })
      : fetch(url, {
          method: method.toUpperCase(),
          headers: { 'Content-Type': 'application/json', ...headers },
          body: body === undefined ? null : JSON.stringify(body),
        });

  if (name === 'changePassword') {
    // All others log in with the first one.
    afterAll(async () => {
      const { token } = await login(api, another);
      await send(bearer(token), { current: another, next: adminPassword });
    });
  }

  test('answers according to its schema', async () => {
    const { token } = await login(api);
    const answer = await send(bearer(token));
    const call: Call = calls[name];
    expect(answer.status).toBe(call.response.status);
    const documented = responses[answer.status]?.content;
    if (call.response.type) {
      expect(Object.keys(documented ?? {})).toEqual([call.response.type]);
      expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(call.response.type);
      await answer.body?.cancel();
      return;
    }
    if (!call.response.body) {
      expect(documented).toBeUndefined();
      expect(await answer.text()).toBe('');
      return;
    }
    const body: unknown = await answer.json();
    expect(() => z.parse(call.response.body ?? z.never(), body)).not.toThrow();
    expect(
      compile(documented?.['application/json']?.schema ?? {}).safeParse(body).error,
    ).toBeUndefined();
  });

  test('refuses only with documented answers', async () => {
    const details = { Accept: 'application/problem+json' };
    const attempts = [
      send({ ...details, ...bearer('junk') }),
      send({ ...details, 'Content-Type': 'text/plain' }),
      send({ ...details, 'Sec-Fetch-Site': 'cross-site' }),
      ...(rest.requestBody
        ? [
            send(details, {}),
            send(details, []),
            send(details, 'x'.repeat(100_000)),
            send(details, { password: 'wrong' }),
            send(details, new FormData()),
          ]
        : []),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(Object.keys(responses)).toContain(String(answer.status));
      if (answer.ok) continue;
      const schema = responses[answer.status]?.content?.['application/problem+json']?.schema;
      expect(compile(schema ?? { not: {} }).safeParse(await answer.json()).error).toBeUndefined();
    }
  });

  test('answers 405 to undocumented methods, with the documented ones in Allow', async () => {
    const documented = operations
      .filter((operation) => operation.path === path)
      .map((operation) => operation.method.toUpperCase());
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (other) => !documented.includes(other),
    );
    for (const other of others) {
      const answer = await fetch(url, { method: other });
      expect(answer.status).toBe(405);
      const allowed = (answer.headers.get('Allow') ?? '').split(', ');
      expect(allowed.filter((allow) => allow !== 'HEAD')).toEqual(documented);
    }
  });
});
