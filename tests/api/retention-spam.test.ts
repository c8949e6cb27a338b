import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { namesLeft, restartedWhen } from '#tests/support/api/retention.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import type { TestDatabase } from '#tests/support/database/test-database.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * dayMs;

/** A message that a rule flags as spam. */
const suspected = (api: RunningApi, fullName: string) =>
  sendMessage(api, { fullName, message: `We sell backlinks for $20, ${fullName}` });
const suspectedApplicant = (api: RunningApi, nameSurname: string) =>
  apply(api, { nameSurname, website: 'x', filledInMs: '9', talentPool: 'false' });

/** Moves the times of a person's items, and when they were first seen, into the past. */
async function sentAgo({ run }: TestDatabase, name: string, days: number, seenDays?: number) {
  for (const table of ['messages', 'applications']) {
    await run(`update ${table} set created_at = ? where full_name = ?`, daysAgo(days), name);
    if (seenDays === undefined) continue;
    const seen = `update ${table} set seen_at = ? where full_name = ? and seen_at is not null`;
    await run(seen, daysAgo(seenDays), name);
  }
}

const { api, adminCall } = await sharedAdmin();

// Each waits 10 s for the first retention run of its service.
describe.concurrent('suspected spam', () => {
  test('is erased 30 days after an admin opened it; unopened spam is erased after the period of its kind', async () => {
    await using first = await startApi();
    const { adminCall } = await adminOf(first);
    for (const name of ['seen 31 days ago', 'sent long ago, seen 29 days ago']) {
      const message = await suspected(first, name);
      await adminCall(calls.readMessage, { id: message.id });
      const application = await suspectedApplicant(first, name);
      await adminCall(calls.readApplication, { id: application.id });
    }
    for (const name of ['never seen', 'never seen, out of time']) {
      await suspected(first, name);
      await suspectedApplicant(first, name);
    }
    // Listing and exporting do not count as seeing.
    await adminCall(calls.listMessages, { query: { folder: 'spam' } });
    await adminCall(calls.listApplications, { query: { spam: 'true' } });
    await using second = await restartedWhen(first, async (database) => {
      await sentAgo(database, 'seen 31 days ago', 40, 31);
      await sentAgo(database, 'sent long ago, seen 29 days ago', 500, 29);
      await sentAgo(database, 'never seen', 700, 31);
      await sentAgo(database, 'never seen, out of time', 770, 31);
    });
    const left = ['sent long ago, seen 29 days ago', 'never seen'];
    expect(await namesLeft(second)).toEqual({ messages: left, applications: left });
    const admin = await adminOf(second);
    const { items } = await admin.adminCall(calls.listAudit, { query: { action: 'expired' } });
    expect(items.map(({ details }) => details)).toEqual([
      { rule: 'undecided', count: 1 },
      { rule: 'spam', count: 2 },
      { rule: 'messages', count: 1 },
    ]);
  });

  test('is kept for 30 days from when an admin marked or opened it, however late', async () => {
    await using first = await startApi();
    const { adminCall } = await adminOf(first);
    const marked = async (name: string, mark: (id: string) => Promise<unknown>) => {
      const { id } = await sendMessage(first, { fullName: name });
      await mark(id);
    };
    const spam = { status: 'spam' };
    const one = (id: string) => adminCall(calls.changeMessage, { id, body: spam });
    const many = (id: string) =>
      adminCall(calls.changeMessages, { body: { ids: [id], action: 'spam' } });
    await marked('one marked 31 days ago', one);
    await marked('one marked now', one);
    await marked('marked among many 31 days ago', many);
    await marked('marked among many now', many);
    await suspected(first, 'opened at last');
    await using second = await restartedWhen(first, async (database) => {
      await sentAgo(database, 'one marked 31 days ago', 40, 31);
      await sentAgo(database, 'one marked now', 400);
      await sentAgo(database, 'marked among many 31 days ago', 40, 31);
      await sentAgo(database, 'marked among many now', 400);
      await sentAgo(database, 'opened at last', 100);
    });
    expect((await namesLeft(second)).messages).toEqual([
      ...['one marked now', 'marked among many now', 'opened at last'],
    ]);
    const admin = await adminOf(second);
    const { items } = await admin.adminCall(calls.listMessages, { query: { folder: 'spam' } });
    const late = items.find(({ fullName }) => fullName === 'opened at last');
    await admin.adminCall(calls.readMessage, { id: late?.id ?? '' });
    await using third = await restartedWhen(second, async (database) => {
      await sentAgo(database, 'opened at last', 140, 31);
    });
    expect((await namesLeft(third)).messages).toEqual(['one marked now', 'marked among many now']);
  });

  test('marked as read and then as spam again counts from the second marking', async () => {
    const { id } = await suspected(api, 'Ada');
    await adminCall(calls.readMessage, { id });
    await sentAgo(api.database, 'Ada', 300, 200);
    await adminCall(calls.changeMessage, { id, body: { status: 'read' } });
    const { seenAtUtc } = await adminCall(calls.changeMessage, { id, body: { status: 'spam' } });
    expect(Date.parse(seenAtUtc ?? '')).toBeGreaterThan(daysAgo(1));
  });

  test('an application of a person who is hired is kept, also if it was never brought back', async () => {
    const { id } = await suspectedApplicant(api, 'Ada');
    await adminCall(calls.readApplication, { id });
    const body = { stage: 'hired' };
    const { keptUntilUtc } = await adminCall(calls.changeApplication, { id, body });
    expect(keptUntilUtc).toBeNull();
  });

  test('an application that was brought back and is put there again counts from then', async () => {
    const { id } = await suspectedApplicant(api, 'Ada');
    await adminCall(calls.readApplication, { id });
    await api.database.run('update applications set seen_at = ? where id = ?', daysAgo(200), id);
    await adminCall(calls.changeApplication, { id, body: { spamReason: null } });
    const { seenAtUtc, keptUntilUtc } = await adminCall(calls.changeApplication, {
      ...{ id, body: { spamReason: 'trap' } },
    });
    expect(Date.parse(seenAtUtc ?? '')).toBeGreaterThan(daysAgo(1));
    expect(Date.parse(keptUntilUtc ?? '')).toBeGreaterThan(daysAgo(-29));
  });

  test('is listed in advance under the rule that will erase it', async () => {
    await using api = await startApi();
    const { adminCall } = await adminOf(api);
    const { id } = await suspected(api, 'seen');
    await adminCall(calls.readMessage, { id });
    await suspected(api, 'never seen');
    await suspectedApplicant(api, 'never seen');
    await sentAgo(api.database, 'seen', 400, 20);
    await sentAgo(api.database, 'never seen', 710);
    const { rules } = await adminCall(calls.readRetention);
    const soon = Object.fromEntries(rules.map((one) => [one.rule, one.soon]));
    expect(soon).toMatchObject({ messages: 1, spam: 1, undecided: 0 });
    expect(rules.find(({ rule }) => rule === 'undecided')?.nextAtUtc).not.toBeNull();
    const next = Date.parse(rules.find(({ rule }) => rule === 'spam')?.nextAtUtc ?? '');
    expect(Math.abs(next - daysAgo(-10))).toBeLessThan(dayMs / 2);
  });
});

describe('the time when an admin opens an item', () => {
  test('is stored once and only for suspected spam, without a new version or an audit entry', async () => {
    const spam = await suspected(api, 'Eve');
    const applicant = await suspectedApplicant(api, 'Eve');
    const welcome = await sendMessage(api);
    const { total } = await adminCall(calls.listAudit);
    const opened = await adminCall(calls.readMessage, { id: spam.id });
    expect(Date.parse(opened.seenAtUtc ?? '')).toBeGreaterThan(daysAgo(1));
    expect(opened.version).toBe(1);
    expect(await adminCall(calls.readMessage, { id: spam.id })).toEqual(opened);
    const application = await adminCall(calls.readApplication, { id: applicant.id });
    expect(Date.parse(application.seenAtUtc ?? '')).toBeGreaterThan(daysAgo(1));
    expect(application.version).toBe(1);
    expect(await adminCall(calls.readApplication, { id: applicant.id })).toEqual(application);
    expect((await adminCall(calls.readMessage, { id: welcome.id })).seenAtUtc).toBeNull();
    expect((await adminCall(calls.listAudit)).total).toBe(total);
    // Opening changes no version, so a change based on the list is accepted.
    const body = { starred: true, version: 1 };
    expect((await adminCall(calls.changeMessage, { id: spam.id, body })).starred).toBe(true);
  });

  test('is optional: an item is shown even if the time cannot be stored', async () => {
    const { id } = await suspected(api, 'Mallory');
    const allow = await api.database.refuse('update', 'messages');
    expect((await adminCall(calls.readMessage, { id })).seenAtUtc).toBeNull();
    await allow();
  });
});
