import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

/** Their names are in this order. */
const numbers = Array.from({ length: 300 }, (_, index) => 100 + index)[Symbol.iterator]();
/** A new tag; its name is unique unless given. */
const tagOf = (name = `Etiket ${numbers.next().value}`, colour = 'green') =>
  adminCall(calls.createTag, { body: { name, colour } });
const errorsOf = async (call: Call, options: { id?: string; body: unknown }) => {
  const headers = { Accept: 'application/problem+json', 'Accept-Language': 'en' };
  const answer = await send(call, { ...options, headers });
  return { status: answer.status, errors: (await answer.json()).errors };
};
const counted = async (id: string) =>
  (await adminCall(calls.readCounts)).tags.find((tag) => tag.id === id);
const lastAudit = async (action: string) =>
  (await adminCall(calls.listAudit, { query: { action, limit: '1' } })).items[0];

const kinds = {
  messages: {
    list: calls.listMessages,
    read: calls.readMessage,
    change: calls.changeMessage,
    bulk: calls.changeMessages,
    erase: calls.eraseMessage,
    csv: calls.exportMessages,
    links: 'message_tags',
    add: async (name: string) => (await sendMessage(api, { fullName: name })).id,
    one: 'messageChanged',
  },
  applications: {
    list: calls.listApplications,
    read: calls.readApplication,
    change: calls.changeApplication,
    bulk: calls.changeApplications,
    erase: calls.eraseApplication,
    csv: calls.exportApplications,
    links: 'application_tags',
    add: async (name: string) => (await apply(api, { nameSurname: name })).id,
    one: 'applicationChanged',
  },
} as const;

describe('a tag', () => {
  test('keeps its name on one line without spaces around it, composed, and is counted', async () => {
    const tag = await tagOf(' Müs\u0327teri\u0007öncelikli ', 'purple');
    expect(tag).toEqual({ id: tag.id, name: 'Müşteri öncelikli', colour: 'purple' });
    expect(await counted(tag.id)).toEqual({ ...tag, messages: 0, applications: 0 });
    expect((await lastAudit('tagCreated'))?.details).toEqual({ tag: tag.id });
  });

  test('is listed by name, and renamed and recoloured on all its records without a new version of them', async () => {
    const [zeta, alpha] = [await tagOf('Zeta'), await tagOf('aaa')];
    const names = (await adminCall(calls.readCounts)).tags.map(({ name }) => name);
    expect(names.indexOf('aaa')).toBeLessThan(names.indexOf('Zeta'));
    const id = await kinds.messages.add('renamed');
    await adminCall(calls.changeMessage, { id, body: { tags: [zeta.id, alpha.id] } });
    const body = { name: 'ZETA', colour: 'red' };
    const changed = await adminCall(calls.changeTag, { id: zeta.id, body });
    expect(changed).toEqual({ id: zeta.id, ...body });
    const { tags, version } = await adminCall(calls.readMessage, { id });
    expect(tags).toEqual([alpha, changed]);
    expect(version).toBe(2);
    expect((await lastAudit('tagChanged'))?.details).toEqual({ tag: zeta.id });
  });

  test.each([
    ['another case', 'FİYAT LİSTESİ'],
    ['English capitals', 'FIYAT LISTESI'],
    ['no accents', 'fiyat listesı'],
  ])('of the same name in %s is refused, also by renaming', async (_what, name) => {
    if (!(await adminCall(calls.readCounts)).tags.some((tag) => tag.name === 'Fiyat listesi')) {
      await tagOf('Fiyat listesi');
    }
    const expected = {
      ...{ status: 400, errors: { name: ['There is a tag of this name already.'] } },
    };
    expect(await errorsOf(calls.createTag, { body: { name, colour: 'red' } })).toEqual(expected);
    const { id } = await tagOf();
    expect(await errorsOf(calls.changeTag, { id, body: { name } })).toEqual(expected);
  });

  test.each([
    ['a blank name', { name: ' \u200b ', colour: 'red' }, 'name'],
    ['31 characters', { name: 'x'.repeat(31), colour: 'red' }, 'name'],
    ['an unknown colour', { name: 'x', colour: 'pink' }, 'colour'],
    ['no colour', { name: 'x' }, 'colour'],
  ])('with %s is refused', async (_what, body, field) => {
    const { status, errors } = await errorsOf(calls.createTag, { body });
    expect([status, Object.keys(errors)]).toEqual([400, [field]]);
  });

  test('that is deleted is taken off its records, the trash too; the audit trail names them', async () => {
    const tag = await tagOf('kehribar etiketi');
    const message = await kinds.messages.add('m');
    const trashed = await kinds.messages.add('t');
    await adminCall(calls.changeMessage, { id: trashed, body: { tags: [tag.id] } });
    const trash = { ids: [trashed], action: 'trash' };
    await adminCall(calls.changeMessages, { body: trash });
    const application = await kinds.applications.add('a');
    await adminCall(calls.changeMessage, { id: message, body: { tags: [tag.id] } });
    await adminCall(calls.changeApplication, { id: application, body: { tags: [tag.id] } });
    expect(await counted(tag.id)).toMatchObject({ messages: 1, applications: 1 });
    await adminCall(calls.eraseTag, { id: tag.id });
    expect(await counted(tag.id)).toBeUndefined();
    expect((await adminCall(calls.readMessage, { id: message })).tags).toEqual([]);
    expect((await adminCall(calls.readApplication, { id: application })).tags).toEqual([]);
    const entry = await lastAudit('tagErased');
    expect(entry?.details).toEqual({ tag: tag.id, messages: 2, applications: 1 });
    expect(entry?.subjects.map(({ id }) => id)).toEqual([message, trashed, application].sort());
    expect((await send(calls.eraseTag, { id: tag.id })).status).toBe(404);
    expect((await send(calls.changeTag, { id: tag.id, body: { name: 'x' } })).status).toBe(404);
  });
});

describe.each(['messages', 'applications'] as const)('the tags of %s', (kind) => {
  const { list, read, change, bulk, erase, csv, links, add, one } = kinds[kind];
  const namesWith = async (query: Record<string, string>) =>
    (await adminCall(list, { query })).items.map(({ fullName }) => fullName);

  test('are set as a whole, by version, and recorded with the record by their ids', async () => {
    const [alpha, beta] = [await tagOf(), await tagOf()];
    const id = await add('set');
    const before = await adminCall(change, { id, body: { tags: [beta.id, alpha.id, beta.id] } });
    expect(before).toMatchObject({ tags: [alpha, beta], version: 2 });
    const entry = await lastAudit(one);
    expect(entry).toMatchObject({ subjectId: id, details: { tagged: `${alpha.id} ${beta.id}` } });
    const same = await adminCall(change, { id, body: { tags: [alpha.id, beta.id] } });
    expect(same.version).toBe(2);
    const late = await send(change, { id, body: { tags: [], version: 1 } });
    expect(late.status).toBe(409);
    const after = await adminCall(change, { id, body: { tags: [alpha.id], version: 2 } });
    expect(after).toMatchObject({ tags: [alpha], version: 3 });
    expect((await lastAudit(one))?.details).toEqual({ untagged: beta.id });
    expect((await adminCall(read, { id })).tags).toEqual([alpha]);
  });

  test('are given and taken off in bulk, filter the list and its search, and are counted', async () => {
    const tag = await tagOf();
    const [first, second, third] = [await add('bir'), await add('iki'), await add('üç')];
    const ids = [first, second];
    const body = { ids: [...ids, crypto.randomUUID()], action: 'tag', tag: tag.id };
    expect(await adminCall(bulk, { body })).toEqual({ changed: 2, missing: 1 });
    expect((await lastAudit(`${kind}Changed`))?.details).toEqual({ tagged: tag.id, count: 2 });
    // Those that have it already keep it, and stay as they are.
    const more = { ids: [second, third], action: 'tag', tag: tag.id };
    expect(await adminCall(bulk, { body: more })).toEqual({ changed: 1, missing: 0 });
    expect((await lastAudit(`${kind}Changed`))?.subjectId).toBe(third);
    expect((await adminCall(read, { id: second })).version).toBe(2);
    expect(await counted(tag.id)).toMatchObject({ [kind]: 3 });
    expect(await namesWith({ tag: tag.id })).toEqual(['üç', 'iki', 'bir']);
    expect(await namesWith({ tag: tag.id, sort: 'oldest' })).toEqual(['bir', 'iki', 'üç']);
    expect(await namesWith({ tag: tag.id, q: 'UC' })).toEqual(['üç']);
    const page = await adminCall(list, { query: { tag: tag.id, limit: '2' } });
    expect([page.items.length, page.total]).toEqual([2, 3]);
    const cursor = page.nextCursor ?? '';
    expect(await namesWith({ tag: tag.id, limit: '2', cursor })).toEqual(['bir']);
    await adminCall(bulk, { body: { ids: [first], action: 'untag', tag: tag.id } });
    expect((await lastAudit(one))?.details).toEqual({ untagged: tag.id });
    expect(await namesWith({ tag: tag.id })).toEqual(['üç', 'iki']);
    expect(await namesWith({ tag: crypto.randomUUID() })).toEqual([]);
  });

  test('are at most ten: an eleventh is refused, and nothing is changed', async () => {
    const tags = await Promise.all(Array.from({ length: 11 }, () => tagOf()));
    const [last, ...ten] = tags.map(({ id }) => id);
    const [full, other] = [await add('full'), await add('other')];
    await adminCall(change, { id: full, body: { tags: ten } });
    const expected = ['A record has at most 10 tags.'];
    const whole = await errorsOf(change, { id: full, body: { tags: [...ten, last] } });
    expect(whole).toEqual({ status: 400, errors: { tags: expected } });
    const body = { ids: [other, full], action: 'tag', tag: last };
    expect(await errorsOf(bulk, { body })).toEqual({ status: 400, errors: { tag: expected } });
    expect((await adminCall(read, { id: other })).tags).toEqual([]);
    // One of its own is no eleventh.
    await adminCall(bulk, { body: { ...body, tag: ten[0] } });
    for (const id of tags.map((tag) => tag.id)) await adminCall(calls.eraseTag, { id });
  });

  test('that do not exist are refused', async () => {
    const id = await add('x');
    const nobody = crypto.randomUUID();
    expect((await errorsOf(change, { id, body: { tags: [nobody] } })).errors).toHaveProperty(
      'tags',
    );
    for (const tag of [nobody, 'x']) {
      const body = { ids: [id], action: 'tag', tag };
      expect((await errorsOf(bulk, { body })).errors).toHaveProperty('tag');
    }
    for (const body of [
      { ids: [id], action: 'untag' },
      { ids: [id], action: 'delete', tag: nobody },
    ]) {
      expect((await send(bulk, { body })).status).toBe(400);
    }
    expect((await send(list, { query: { tag: 'x' } })).status).toBe(400);
  });

  test('are in the CSV and among a person’s records, and are erased with the record', async () => {
    const tag = await tagOf('=Formül; "tırnak"');
    const id = await add('exported');
    await adminCall(bulk, { body: { ids: [id], action: 'tag', tag: tag.id } });
    const headers = { 'Accept-Language': 'en' };
    const text = await (await send(csv, { query: { tag: tag.id }, headers })).text();
    expect(text.split('\r\n')[0]).toContain('"Tags"');
    expect(text).toContain(`"'=Formül; ""tırnak"""`);
    const { email } = await adminCall(read, { id });
    const person = await adminCall(calls.findPerson, { body: { email } });
    expect(person[kind].find((record) => record.id === id)?.tags).toEqual([tag]);
    await adminCall(erase, { id });
    expect(await counted(tag.id)).toMatchObject({ messages: 0, applications: 0 });
    const left = await api.database.value(`select count(*) from ${links} where record_id = ?`, id);
    expect(left).toBe(0);
    await adminCall(calls.eraseTag, { id: tag.id });
  });
});

test('there are at most a hundred tags', async () => {
  const { length } = (await adminCall(calls.readCounts)).tags;
  for (let count = length; count < 100; count += 1) await tagOf();
  expect(await errorsOf(calls.createTag, { body: { name: 'one more', colour: 'red' } })).toEqual({
    ...{ status: 400, errors: { name: ['There are 100 tags already. Delete one first.'] } },
  });
});
