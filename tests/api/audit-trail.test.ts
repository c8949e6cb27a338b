import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { referenceOf } from '#contract/reference.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import type { Queries } from '#tests/support/database/test-database.ts';
import { keptForLong } from '#tests/support/settings.ts';

const { api, adminCall, send } = await sharedAdmin(keptForLong, { inOwnProcess: true });

/** Each test has a person of its own. */
const ownEmail = () => `${crypto.randomUUID()}@gokhat.example`;
const bulk = (ids: readonly string[], action: string) =>
  adminCall(calls.changeMessages, { body: { ids, action } });
const entries = async (query: Record<string, string>) =>
  (await adminCall(calls.listAudit, { query })).items;
const newest = async (query: Record<string, string> = {}) => (await entries(query))[0];

async function messages(count: number, email = ownEmail()): Promise<string[]> {
  const sent: string[] = [];
  for (let at = 0; at < count; at += 1) {
    sent.push((await sendMessage(api, { email, fullName: `Selin ${at}` })).id);
  }
  return sent;
}

describe('an entry of the audit trail', () => {
  test('names the record of every change, of one or of many, and says which still exist', async () => {
    const [one = '', other = '', third = ''] = await messages(3);
    await bulk([one, other, third], 'archive');
    expect(await newest()).toMatchObject({
      ...{ action: 'messagesChanged', details: { to: 'archive', count: 3 } },
      ...{ subjectId: null, subjectCount: 3 },
      subjects: [one, other, third].map((id) => ({ id, about: 'message' })),
    });
    // One alone is no change of many, by whichever call it was made.
    await bulk([one], 'star');
    expect(await newest()).toMatchObject({
      ...{ action: 'messageChanged', details: { to: 'star' }, subjectId: one, subjectCount: 1 },
    });
    await bulk([one], 'delete');
    expect(await newest()).toMatchObject({ action: 'messageErased', subjectId: one });
    expect(await bulk([one], 'delete')).toEqual({ changed: 0, missing: 1 });
    expect(await bulk([one, other], 'delete')).toEqual({ changed: 1, missing: 1 });
    expect(await newest()).toMatchObject({
      ...{ action: 'messagesErased', details: { count: 1 } },
      subjects: [{ id: other, about: null }],
    });
    const [, , , archived] = await entries({});
    expect(archived?.subjects.map(({ about }) => about)).toEqual([null, null, 'message']);
    expect(archived?.action).toBe('messagesChanged');
  });

  test('names the applications that were erased, and all that a person had', async () => {
    const email = ownEmail();
    const [message = ''] = await messages(1, email);
    const sent = [await apply(api, { email }), await apply(api, { email }), await apply(api)];
    const [first, second, third] = sent.map(({ id }) => id);
    await adminCall(calls.changeApplications, {
      body: { ids: [second, third], action: 'delete' },
    });
    expect(await newest()).toMatchObject({
      action: 'applicationsErased',
      subjects: [second, third].map((id) => ({ id, about: null })),
    });
    await adminCall(calls.readCv, { id: first ?? '' }).catch(() => undefined);
    expect(await newest()).toMatchObject({
      ...{ action: 'cvOpened', subjects: [{ id: first, about: 'application' }] },
    });
    await adminCall(calls.erasePerson, { body: { email } });
    expect(await newest()).toMatchObject({
      ...{ action: 'personErased', details: { messages: 1, applications: 1 } },
      subjects: [message, first].map((id) => ({ id, about: null })),
    });
  });

  test('of 200 is written at once and quickly, and its records are fetched apart', async () => {
    const ids = await messages(200);
    const before = api.busyMs();
    await bulk(ids, 'archive');
    expect(api.busyMs() - before).toBeLessThan(500);
    const entry = await newest();
    expect(entry).toMatchObject({ subjectCount: 200, subjects: [] });
    const parts = { id: entry?.id ?? '' };
    const { items, total } = await adminCall(calls.readAuditSubjects, parts);
    expect(total).toBe(200);
    expect(items).toEqual(ids.map((id) => ({ id, about: 'message' })));
    await api.database.insert('audit_subjects', [
      { audit_id: parts.id, subject_id: 'ffffffff-0000-7000-8000-000000000000' },
    ]);
    const more = await adminCall(calls.readAuditSubjects, parts);
    expect([more.items.length, more.total]).toEqual([200, 201]);
    const unknown = { id: crypto.randomUUID() };
    expect((await send(calls.readAuditSubjects, unknown)).status).toBe(404);
    // All or nothing: without its line no message is changed.
    const one = `new.subject_id = '${ids[150]}'`;
    const allow = await api.database.refuse('insert', 'audit_subjects', one);
    const body = { ids, action: 'unread' };
    expect((await send(calls.changeMessages, { body })).status).toBe(500);
    await allow();
    for (const id of [ids[0] ?? '', ids[199] ?? '']) {
      expect((await adminCall(calls.readMessage, { id })).status).toBe('archived');
    }
  });
});

describe('the audit trail', () => {
  test('is narrowed by record, by day and by action, each beside the others', async () => {
    const [one = '', other = ''] = await messages(2);
    await bulk([one, other], 'archive');
    await adminCall(calls.changeMessage, { id: one, body: { starred: true } });
    await adminCall(calls.eraseMessage, { id: one });
    const actions = async (query: Record<string, string>) =>
      (await entries(query)).map(({ action }) => action);
    expect(await actions({ record: one })).toEqual([
      ...['messageErased', 'messageChanged', 'messagesChanged'],
    ]);
    expect(await actions({ record: one.toUpperCase(), sort: 'oldest', limit: '2' })).toEqual([
      ...['messagesChanged', 'messageChanged'],
    ]);
    expect(await actions({ record: other })).toEqual(['messagesChanged']);
    expect(await actions({ record: one, action: 'messageChanged' })).toEqual(['messageChanged']);
    const [erased, changed] = await entries({ record: one });
    if (!changed) throw new Error('not reached');
    // An id holds its time, which the days are compared with.
    const id = '01900000-0000-7000-8000-000000000000';
    const move = async ({ run }: Queries) => {
      await run('update audit set id = ? where id = ?', id, changed.id);
      await run('update audit_subjects set audit_id = ? where audit_id = ?', id, changed.id);
    };
    await api.database.transaction(move, { foreignKeys: false });
    const day = '2024-06-10';
    expect(await actions({ record: one, to: '2025-01-01' })).toEqual(['messageChanged']);
    expect(await actions({ record: one, from: '2025-01-01' })).toEqual([
      ...['messageErased', 'messagesChanged'],
    ]);
    expect((await adminCall(calls.listAudit, { query: { to: '2025-01-01' } })).total).toBe(1);
    expect(await actions({ from: day, to: day })).toEqual([]);
    expect(erased?.subjects).toEqual([{ id: one, about: null }]);
    expect((await send(calls.listAudit, { query: { record: 'R-1234-5678' } })).status).toBe(400);
  });

  test('is narrowed to the records of a person, whose address is in no URL', async () => {
    const email = ownEmail();
    const [one = '', other = ''] = await messages(2, email);
    const { id: application } = await apply(api, { email: email.toUpperCase() });
    const [stranger = ''] = await messages(1);
    await bulk([one, stranger], 'archive');
    await adminCall(calls.changeApplication, { id: application, body: { rating: 4 } });
    for (let turn = 0; turn < 5; turn += 1) {
      await adminCall(calls.changeMessage, { id: other, body: { starred: turn % 2 === 0 } });
    }
    await adminCall(calls.changeMessage, { id: stranger, body: { starred: true } });
    const find = (query: Record<string, string> = {}) =>
      adminCall(calls.findAudit, { query, body: { email: ` ${email.toUpperCase()} ` } });
    const all = await find();
    expect(all.items.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => 'messageChanged'),
      ...['applicationChanged', 'messagesChanged'],
    ]);
    expect(all).toMatchObject({ total: 7, nextCursor: null });
    const first = await find({ limit: '4' });
    const rest = await find({ limit: '4', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items]).toEqual(all.items);
    expect([first.total, rest.nextCursor]).toEqual([7, null]);
    expect((await find({ sort: 'oldest' })).items).toEqual(all.items.toReversed());
    expect((await find({ action: 'messagesChanged' })).total).toBe(1);
    expect((await find({ record: other })).total).toBe(5);
    expect((await find({ record: stranger })).total).toBe(0);
    expect((await send(calls.findAudit, { body: { email: 'elif' } })).status).toBe(400);
    // Each look-up is itself recorded, once however many pages it has.
    const looked = await entries({ action: 'personRead' });
    expect(looked).toHaveLength(6);
    expect(looked[0]).toMatchObject({
      ...{ details: { in: 'audit', messages: 2, applications: 1 }, subjectCount: 0 },
    });
    const none = { body: { email: ownEmail() } };
    expect(await adminCall(calls.findAudit, none)).toMatchObject({ items: [], total: 0 });
  });

  test('is exported as it is narrowed, which is recorded, and names nobody', async () => {
    const email = ownEmail();
    const [one = '', other = ''] = await messages(2, email);
    await bulk([one, other], 'spam');
    await adminCall(calls.changeMessage, { id: one, body: { note: 'Çok gizli', status: 'read' } });
    const csv = async (call: Parameters<typeof send>[0], language: string, more: object) => {
      const answer = await send(call, { ...more, headers: { 'Accept-Language': language } });
      expect(answer.status).toBe(200);
      // `text()` would take the mark away.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
      const [titles = '', ...lines] = text.trimEnd().split('\r\n');
      return { titles, lines, name: answer.headers.get('Content-Disposition') };
    };
    const english = await csv(calls.exportFoundAudit, 'en', { body: { email } });
    expect(english.name).toBe('attachment; filename=audit-trail.csv');
    expect(english.titles).toBe(
      '\ufeff"Id","Time (UTC)","Action","Details","Number of records","References","Session","Address","User"',
    );
    expect(english.lines).toHaveLength(2);
    expect(english.lines[0]).toContain(
      `"messageChanged","status: spam → read; note: written","1","${referenceOf(one)}"`,
    );
    expect(english.lines[1]).toContain(
      `"messagesChanged","to: spam; count: 2","2","${referenceOf(one)}, ${referenceOf(other)}"`,
    );
    const turkish = await csv(calls.exportAudit, 'tr', { query: { record: other } });
    expect(turkish.name).toBe('attachment; filename=denetim-izi.csv');
    expect(turkish.titles).toContain('"Zaman (UTC)";"İşlem";"Ayrıntı";"Kayıt sayısı"');
    expect(turkish.lines).toHaveLength(1);
    const whole = await csv(calls.exportAudit, 'en', { query: {} });
    const { total } = await adminCall(calls.listAudit);
    expect(whole.lines).toHaveLength(total);
    expect(whole.lines[0]).toContain('auditExported');
    expect((await adminCall(calls.listAudit, { query: { action: 'auditExported' } })).total).toBe(
      3,
    );
    const trail = JSON.stringify([
      whole,
      await adminCall(calls.listAudit, { query: { limit: '200' } }),
    ]);
    for (const secret of ['@', 'gizli', 'Selin', 'Ada Yılmaz']) expect(trail).not.toContain(secret);
    for (const call of [calls.exportAudit, calls.exportFoundAudit, calls.findAudit]) {
      const answer = await fetch(api.url + call.path, { method: call.method.toUpperCase() });
      expect(answer.status).toBe(401);
    }
  });
});
