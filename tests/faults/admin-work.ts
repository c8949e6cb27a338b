import assert from 'node:assert/strict';
import { calls } from '#contract/calls.ts';
import type { adminOf } from '../support/api/admin.ts';
import { together } from './measure.ts';

type Admin = Awaited<ReturnType<typeof adminOf>>;
type Asked = Parameters<Admin['send']>;

export type AdminWork = { readonly name: string; run(admin: Admin): Promise<void> };

/** The sender with the most messages. */
export const busiestSender = 'herkesten.cok@gokhat.example';

const common =
  'example icin ederim saygilarimla telekom gokhat tesekkur inbox posta calis sayin from';
const dayMs = 86_400_000;

/** Makes a call and reads the response without parsing it, which would be work of the client. */
async function readAll(admin: Admin, ...asked: Asked): Promise<void> {
  const answer = await admin.send(...asked);
  if (answer.status !== 200) throw new Error(`${asked[0].path}: ${answer.status}`);
  for await (const _ of answer.body ?? []);
}

const list = (name: string, query: Record<string, string>): AdminWork => ({
  name,
  run: (admin) => readAll(admin, calls.listMessages, { query }),
});
const read = (name: string, ...asked: Asked): AdminWork => ({
  name,
  run: (admin) => readAll(admin, ...asked),
});

/** Every call of the admin in its most expensive form. Erasures come last. */
export const adminWorks: readonly AdminWork[] = [
  list('a list of everything', { limit: '200' }),
  list('the oldest of the archive, several filters', {
    ...{ folder: 'archived', kind: 'full', subject: 'hr', language: 'en', sort: 'oldest' },
  }),
  list('200 messages of maximum length', { q: 'sinirda', limit: '200' }),
  list('a search for "e"', { q: 'e' }),
  list('a search for "a" among the starred', { q: 'a', folder: 'starred' }),
  list('a search for a hundred "e"', { q: 'e '.repeat(100) }),
  list('a search for twelve characters', { q: 'e a m k s g i b t d h y', folder: 'inbox' }),
  list('a search for twelve common words', { q: common }),
  list('a search from the oldest on, far down', {
    ...{ q: 'e', sort: 'oldest', cursor: '01ffffff-0000-7000-8000-000000000000' },
  }),
  {
    name: '50 lists and searches at once',
    run: async (admin) => {
      await together(50, (turn) =>
        readAll(admin, calls.listMessages, { query: turn % 2 ? { q: 'e' } : { folder: 'inbox' } }),
      );
    },
  },
  read('applications', calls.listApplications, { query: { limit: '200' } }),
  read('applications, a search for "e"', calls.listApplications, { query: { q: 'e' } }),
  read('counts', calls.readCounts),
  read('statistics of 800 days', calls.readStats, {
    query: { from: new Date(Date.now() - 800 * dayMs).toISOString() },
  }),
  read('the audit trail', calls.listAudit, { query: { limit: '200' } }),
  read('the audit trail by action', calls.listAudit, { query: { action: 'messageChanged' } }),
  read('the audit trail of a person with 2,000 messages', calls.findAudit, {
    query: { limit: '200' },
    body: { email: busiestSender },
  }),
  read('the audit trail as CSV', calls.exportAudit),
  read('what is kept', calls.readRetention),
  read('a person with 2,000 messages', calls.findPerson, { body: { email: busiestSender } }),
  read('messages as CSV', calls.exportMessages),
  read('messages as CSV, a search for "e"', calls.exportMessages, { query: { q: 'e' } }),
  read('applications as CSV', calls.exportApplications),
  { name: 'eight exports at once', run: eightExports },
  { name: 'aborted exports', run: brokenExports },
  { name: '200 messages archived at once', run: (admin) => bulk(admin, 'kasim', 'archive') },
  {
    name: '200 messages of maximum length erased',
    run: (admin) => bulk(admin, 'sinirda', 'delete'),
  },
  {
    name: 'a person with 2,000 messages erased',
    run: (admin) => readAll(admin, calls.erasePerson, { body: { email: busiestSender } }),
  },
];

async function eightExports(admin: Admin): Promise<void> {
  const statuses = await together(8, async () => {
    const answer = await admin.send(calls.exportMessages, { query: { q: 'e' } });
    for await (const _ of answer.body ?? []);
    return answer.status;
  });
  assert.deepEqual(new Set(statuses), new Set([200, 429]));
}

async function brokenExports(admin: Admin): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    const stop = new AbortController();
    const answer = await admin.send(calls.exportMessages, {
      query: { q: 'e' },
      signal: stop.signal,
    });
    stop.abort();
    await answer.text().catch(() => {});
  }
}

async function bulk(admin: Admin, q: string, action: string): Promise<void> {
  const { items } = await admin.adminCall(calls.listMessages, { query: { q, limit: '200' } });
  assert.ok(items.length > 0);
  await admin.adminCall(calls.changeMessages, { body: { ids: items.map(({ id }) => id), action } });
}
