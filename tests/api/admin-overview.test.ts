import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { arrivedAt } from '#tests/support/api/arrived.ts';
import { sampleMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { keptForLong } from '#tests/support/settings.ts';

const { api, adminCall, send } = await sharedAdmin(keptForLong);

beforeEach(() => adminCall(calls.erasePerson, { body: { email: sampleMessage.email } }));

const messageAt = async (time: string, changes = {}) =>
  arrivedAt(api, 'messages', (await sendMessage(api, changes)).id, time);
const applicationAt = async (time: string, changes = {}) =>
  arrivedAt(api, 'applications', (await apply(api, changes)).id, time);

const stats = (from: string, to: string) => adminCall(calls.readStats, { query: { from, to } });

describe('the overview', () => {
  test('counts each day of the range from midnight to midnight in Istanbul', async () => {
    await messageAt('2025-03-01T20:59:59.999Z');
    await messageAt('2025-03-01T21:00:00.000Z');
    await messageAt('2025-03-02T20:59:59.999Z');
    await applicationAt('2025-03-03T12:00:00.000Z');
    const { days } = await stats('2025-02-28T21:00:00Z', '2025-03-03T21:00:00Z');
    expect(days).toEqual([
      { day: '2025-03-01', messages: 1, applications: 0 },
      { day: '2025-03-02', messages: 2, applications: 0 },
      { day: '2025-03-03', messages: 0, applications: 1 },
    ]);
  });

  test('covers the last thirty days by default, today included', async () => {
    const { days } = await adminCall(calls.readStats);
    expect(days).toHaveLength(30);
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format();
    expect(days.at(-1)?.day).toBe(today);
  });

  test('returns at most 800 days, the last ones of the range', async () => {
    const { days } = await stats('1970-01-01', '2026-01-01');
    expect(days).toHaveLength(800);
    expect(days.at(-1)?.day).toBe('2026-01-01');
  });

  test('counts by kind, subject, stage, source and experience, and spam separately', async () => {
    await messageAt('2025-03-01T10:00:00Z');
    const spam = await messageAt('2025-03-01T11:00:00Z');
    await adminCall(calls.changeMessage, { id: spam, body: { status: 'spam' } });
    await applicationAt('2025-03-01T12:00:00Z', { howDidYouFind: 'linkedin' });
    const hired = await applicationAt('2025-03-01T13:00:00Z');
    await adminCall(calls.changeApplication, { id: hired, body: { stage: 'hired' } });
    await applicationAt('2025-03-01T14:00:00Z', { website: 'x', filledInMs: '9' });
    await messageAt('2025-03-09T10:00:00Z');
    const counted = await stats('2025-03-01', '2025-03-02');
    expect(counted.messages).toEqual({
      total: 1,
      kind: { simple: 1, full: 0, quote: 0 },
      subject: { general: 0, partnership: 0, support: 0, hr: 0, other: 0, none: 1 },
    });
    expect(counted.applications).toMatchObject({
      total: 2,
      stage: { new: 1, reviewing: 0, interview: 0, offer: 0, hired: 1, rejected: 0 },
      source: { linkedin: 1, other: 1, friend: 0, none: 0 },
      experience: { '3-5': 2, '10+': 0 },
    });
    expect(counted.spam).toEqual({ messages: 1, applications: 1 });
    expect(counted.days.reduce((sum, { messages }) => sum + messages, 0)).toBe(1);
  });

  test('returns the median reply time and the count of unanswered messages', async () => {
    const minutes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 1000];
    const arrived = Date.parse('2025-03-01T10:00:00Z');
    for (const took of minutes) {
      const id = await messageAt('2025-03-01T10:00:00Z');
      await adminCall(calls.changeMessage, { id, body: { answered: 'email', status: 'archived' } });
      await api.database.run(
        'update messages set replied_at = ? where id = ?',
        arrived + took * 60_000,
        id,
      );
    }
    await messageAt('2025-03-01T11:00:00Z');
    const { replies, unanswered } = await stats('2025-03-01', '2025-03-02');
    expect(replies).toEqual({ count: 10, medianMinutes: 50 });
    expect(unanswered).toBe(1);
    const none = await stats('2024-01-01', '2024-01-02');
    expect(none.replies).toEqual({ count: 0, medianMinutes: null });
  });

  test('refuses an invalid time', async () => {
    expect((await send(calls.readStats, { query: { from: 'soon' } })).status).toBe(400);
  });
});
