import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { candidateNoticeVersion } from '#contract/application.ts';
import { calls } from '#contract/calls.ts';
import { apply, cvFile } from '#tests/support/api/applications.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';

const { api, adminCall, send } = await sharedAdmin();

beforeEach(async () => {
  for (const spam of ['false', 'true']) {
    const { items } = await adminCall(calls.listApplications, { query: { spam } });
    for (const { id } of items) await adminCall(calls.eraseApplication, { id });
  }
});

const list = (query: Record<string, string> = {}) => adminCall(calls.listApplications, { query });
const namesIn = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ fullName }) => fullName);
const change = (id: string, body: unknown) => adminCall(calls.changeApplication, { id, body });
const read = (id: string) => adminCall(calls.readApplication, { id });

describe('an application', () => {
  test('is returned with every submitted field and the metadata of its CV', async () => {
    const bytes = `%PDF-1.7\n${'ğ'.repeat(500)}\n%%EOF\n`;
    const { id, createdAtUtc } = await apply(api, {}, cvFile(bytes, 'özgeçmiş.pdf'));
    expect(await read(id)).toEqual({
      ...{
        id,
        createdAtUtc,
        stage: 'new',
        stageSinceUtc: createdAtUtc,
        spamReason: null,
        spamSigns: null,
      },
      seenAtUtc: null,
      trashedAtUtc: null,
      replyState: null,
      ...{
        rating: null,
        meanScore: null,
        note: null,
        noteChange: null,
        assignedTo: null,
        followUp: null,
        interview: null,
        letters: [],
        tags: [],
        scores: [],
        version: 1,
        fullName: 'Ada Yılmaz',
      },
      ...{ email: 'ada@gokhat.example', phone: '+905321234567', currentPosition: 'Ağ mühendisi' },
      ...{ opening: null, position: null },
      ...{ experience: '3-5', university: 'Örnek Üniversitesi', graduationYear: 2019 },
      department: 'Elektronik ve Haberleşme',
      linkedin: 'https://www.linkedin.com/in/ada',
      ...{ github: 'https://github.com/ada', portfolio: 'https://ada.example' },
      ...{ aboutYourself: 'Ses trafiğini severim.', whyUs: 'Hat burada.' },
      ...{ source: 'other', sourceOther: 'Bir konferansta', talentPool: true },
      ...{ poolConsentAtUtc: createdAtUtc, poolWithdrawnAtUtc: null },
      keptUntilUtc: expect.stringMatching(/Z$/),
      ...{ language: 'tr', noticeVersion: candidateNoticeVersion },
      cv: {
        ...{ name: 'özgeçmiş.pdf', type: 'pdf', size: Buffer.byteLength(bytes) },
        sha256: createHash('sha256').update(bytes).digest('hex'),
        scan: null,
      },
      history: [{ stage: 'new', atUtc: createdAtUtc, by: null }],
    });
  });
});

describe('a change', () => {
  test('of stage is stored with its time', async () => {
    const { id } = await apply(api);
    for (const stage of ['reviewing', 'interview', 'interview', 'rejected', 'reviewing']) {
      await change(id, { stage });
    }
    const { history, stage, stageSinceUtc, version } = await read(id);
    expect(history.map((step) => step.stage)).toEqual([
      ...['new', 'reviewing', 'interview', 'rejected', 'reviewing'],
    ]);
    expect(stage).toBe('reviewing');
    expect(stageSinceUtc).toBe(history.at(-1)?.atUtc);
    expect(version).toBe(5);
  });

  test('of stage that is taken back at once leaves no step, and the time at the stage goes on', async () => {
    const { id } = await apply(api);
    const rejected = await change(id, { stage: 'rejected' });
    const longAgo = Date.parse('2026-01-01T00:00:00Z');
    await api.database.run('update stage_changes set at = ? where application_id = ?', longAgo, id);
    await api.database.run('update applications set stage_since = ? where id = ?', longAgo, id);
    await change(id, { stage: 'interview' });
    await adminCall(calls.changeApplications, {
      body: { ids: [id], action: 'stage', stage: 'rejected' },
    });
    const after = await read(id);
    expect(after.stageSinceUtc).toBe('2026-01-01T00:00:00.000Z');
    expect(after.history.map(({ stage }) => stage)).toEqual(['new', 'rejected']);
    expect(after.version).toBe(rejected.version + 2);
    // Later it is a move as any other: the last one was months ago.
    await change(id, { stage: 'new' });
    expect((await read(id)).history.map(({ stage }) => stage)).toEqual(['new', 'rejected', 'new']);
  });

  test('of rating, note and talent pool is stored; rating and note can be cleared again', async () => {
    const { id } = await apply(api);
    const changed = await change(id, { rating: 4, note: 'Telefonla görüşüldü', talentPool: false });
    expect(changed).toMatchObject({ rating: 4, note: 'Telefonla görüşüldü', talentPool: false });
    expect(await change(id, { rating: null, note: '' })).toMatchObject({
      ...{ rating: null, note: null, version: 3 },
    });
  });

  test('based on an outdated version is answered 409 and not stored', async () => {
    const { id } = await apply(api);
    await change(id, { rating: 5, version: 1 });
    const late = await send(calls.changeApplication, { id, body: { rating: 1, version: 1 } });
    expect(late.status).toBe(409);
    expect((await read(id)).rating).toBe(5);
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { stage: 'fired' },
    {},
    { email: 'x' },
  ])('to %j is refused', async (body) => {
    const { id } = await apply(api);
    expect((await send(calls.changeApplication, { id, body })).status).toBe(400);
  });
});

describe('the list', () => {
  test('is filtered by stage, experience, source and talent pool, sorted and paged', async () => {
    const one = await apply(api, { nameSurname: 'one', yearsOfExperience: '10+' });
    await apply(api, { nameSurname: 'two', howDidYouFind: 'linkedin', talentPool: 'false' });
    await change(one.id, { stage: 'interview' });
    expect(await namesIn({})).toEqual(['two', 'one']);
    expect(await namesIn({ sort: 'oldest' })).toEqual(['one', 'two']);
    expect(await namesIn({ stage: 'interview' })).toEqual(['one']);
    expect(await namesIn({ experience: '3-5' })).toEqual(['two']);
    expect(await namesIn({ source: 'linkedin' })).toEqual(['two']);
    expect(await namesIn({ talentPool: 'true' })).toEqual(['one']);
    expect(await namesIn({ talentPool: 'true', source: 'linkedin' })).toEqual([]);
    const page = await list({ limit: '1' });
    expect(page).toMatchObject({ total: 2, nextCursor: page.items[0]?.id });
    expect(await namesIn({ limit: '1', cursor: page.nextCursor ?? '' })).toEqual(['one']);
  });

  test('is searched without regard to case and accents', async () => {
    const { id } = await apply(api, { nameSurname: 'Işıl Öz', university: 'İTÜ' });
    await apply(api, { nameSurname: 'Ali Can', university: 'ODTÜ' });
    for (const q of ['isil', 'IŞIL öz', 'itu', 'İtü', '0532 123 45 67', 'ses trafiği']) {
      expect([q, (await namesIn({ q })).includes('Işıl Öz')]).toEqual([q, true]);
    }
    expect(await namesIn({ q: 'itü' })).toEqual(['Işıl Öz']);
    await change(id, { note: 'pazartesi' });
    expect(await namesIn({ q: 'pazartesi' })).toEqual(['Işıl Öz']);
  });

  test('omits an application flagged as spam until an admin marks it as not spam', async () => {
    const { id } = await apply(api, { nameSurname: 'trapped', website: 'x', filledInMs: '9' });
    expect(await namesIn({})).toEqual([]);
    expect(await namesIn({ spam: 'true' })).toEqual(['trapped']);
    expect((await adminCall(calls.readCounts)).spamApplications).toBe(1);
    expect(await change(id, { spamReason: null })).toMatchObject({ spamReason: null });
    expect(await namesIn({})).toEqual(['trapped']);
    expect((await adminCall(calls.readCounts)).stages.new).toBe(1);
  });
});

describe('the CV', () => {
  test('is downloaded byte for byte under its original name, with safe headers and an audit entry', async () => {
    const bytes = `%PDF-1.7\n${'x'.repeat(100_000)}\n%%EOF\n`;
    const { id } = await apply(api, {}, cvFile(bytes, 'Özgeçmiş son 😀.pdf'));
    const answer = await send(calls.readCv, { id });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const disposition = answer.headers.get('Content-Disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''/);
    const [, encoded] = /filename\*=UTF-8''(.+)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(encoded ?? '')).toBe('Özgeçmiş son 😀.pdf');
    expect(await answer.text()).toBe(bytes);
    const { items } = await adminCall(calls.listAudit, { query: { action: 'cvOpened' } });
    expect(items[0]?.subjectId).toBe(id);
  });

  // Phones send such names. Windows and macOS open a file by its extension alone.
  test.each(['Ozgecmis', 'document:1000', 'Ada Yilmaz.', 'cv.v1-2'])(
    'sent as %j, is downloaded with the extension of its type',
    async (name) => {
      const { id } = await apply(api, {}, cvFile(undefined, name));
      expect((await adminCall(calls.readApplication, { id })).cv.name).toBe(name);
      const answer = await send(calls.readCv, { id });
      const saved = `${name.replace('Yilmaz.', 'Yilmaz')}.pdf`;
      const disposition = answer.headers.get('Content-Disposition')?.replaceAll('"', '');
      expect(disposition).toBe(`attachment; filename=${saved}`);
    },
  );

  test('with an encoded word in its name is downloaded without it, which Chromium would decode', async () => {
    const { id } = await apply(api, {}, cvFile(undefined, '=?utf-8?Q?a=2Eexe=00?= b.pdf'));
    const answer = await send(calls.readCv, { id });
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="=_utf-8?Q?a=2Eexe=00?= b.pdf"',
    );
  });

  test.each([
    'a"b.pdf',
    'a\\b.pdf',
    'a\r\nX-Injected: 1.pdf',
    '%22.pdf',
    '../../etc/passwd',
    '',
    ...(isOnPostgres() ? [] : ['\0']),
  ])('named %j is still a download, and the name injects no header', async (name) => {
    const { id } = await apply(api);
    await api.database.run('update cvs set name = ? where application_id = ?', name, id);
    const answer = await send(calls.readCv, { id });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('X-Injected')).toBeNull();
    expect(await answer.text()).toContain('%PDF');
  });
});

describe('a bulk move', () => {
  const bulk = (ids: readonly string[], stage: string) =>
    adminCall(calls.changeApplications, { body: { ids, action: 'stage', stage } });
  const lastEntry = async (action: string) =>
    (await adminCall(calls.listAudit, { query: { action, limit: '1' } })).items[0];

  test('stores stage, time, version and history of each that moves, and counts the missing ones', async () => {
    const [one, two, gone] = [await apply(api), await apply(api), await apply(api)];
    await adminCall(calls.eraseApplication, { id: gone.id });
    const ids = [one.id, two.id, gone.id, one.id.toUpperCase()];
    expect(await bulk(ids, 'reviewing')).toEqual({ changed: 2, missing: 1 });
    for (const { id } of [one, two]) {
      const { stage, stageSinceUtc, version, history } = await read(id);
      expect({ stage, version }).toEqual({ stage: 'reviewing', version: 2 });
      expect(history.map((step) => step.stage)).toEqual(['new', 'reviewing']);
      expect(stageSinceUtc).toBe(history.at(-1)?.atUtc);
    }
    const entry = await lastEntry('applicationsChanged');
    expect(entry?.details).toEqual({ stage: 'new → reviewing', count: 2 });
    expect(entry?.subjectCount).toBe(2);
  });

  test('leaves those that are at the stage as they are', async () => {
    const [one, two, three] = [await apply(api), await apply(api), await apply(api)];
    await change(two.id, { stage: 'offer' });
    await change(three.id, { stage: 'hired' });
    expect(await bulk([one.id, two.id, three.id], 'offer')).toEqual({ changed: 2, missing: 0 });
    expect((await read(two.id)).version).toBe(2);
    // They came from different stages.
    expect((await lastEntry('applicationsChanged'))?.details).toEqual({ stage: 'offer', count: 2 });
    expect(await bulk([one.id], 'offer')).toEqual({ changed: 0, missing: 0 });
    expect(await bulk([one.id], 'rejected')).toEqual({ changed: 1, missing: 0 });
    expect((await lastEntry('applicationChanged'))?.details).toEqual({ stage: 'offer → rejected' });
    expect((await adminCall(calls.readCounts)).stages).toMatchObject({ offer: 2, rejected: 1 });
  });

  test.each([
    ['no stage', {}],
    ['an unknown stage', { stage: 'fired' }],
    ['a field of another action', { stage: 'offer', followUp: null }],
  ])('to %s is refused', async (_what, fields) => {
    const { id } = await apply(api);
    const body = { ids: [id], action: 'stage', ...fields };
    expect((await send(calls.changeApplications, { body })).status).toBe(400);
    expect((await read(id)).stage).toBe('new');
  });
});

describe('a bulk erasure', () => {
  const bulk = (ids: readonly string[]) =>
    adminCall(calls.changeApplications, { body: { ids, action: 'delete' } });

  test('removes applications and CVs, and counts the missing ones', async () => {
    const kept = await apply(api, { nameSurname: 'kept' });
    const sent: string[] = [];
    for (const filled of [undefined, { website: 'x', filledInMs: '9' }, undefined]) {
      sent.push((await apply(api, { ...filled, nameSurname: `gone ${sent.length}` })).id);
    }
    await change(sent[0] ?? '', { stage: 'interview' });
    await adminCall(calls.eraseApplication, { id: sent[2] ?? '' });
    expect((await send(calls.readCv, { id: sent[2] ?? '' })).status).toBe(404);
    expect(await bulk([...sent, sent[0] ?? ''])).toEqual({ changed: 2, missing: 1 });
    expect(await api.database.column('select application_id from cvs')).toEqual([kept.id]);
    expect(await api.database.value('select count(*) from stage_changes')).toBe(0);
    expect((await list()).items.map(({ id }) => id)).toEqual([kept.id]);
    expect(await namesIn({ q: 'gone' })).toEqual([]);
    const { items } = await adminCall(calls.listAudit, { query: { action: 'applicationsErased' } });
    expect(items[0]?.details).toEqual({ count: 2 });
  });

  test('of sixteen 5 MiB CVs does not block other requests @release', async () => {
    const largest = Buffer.alloc(5 * 1024 * 1024, 'x');
    largest.write('%PDF-1.7\n');
    const sent: string[] = [];
    for (let count = 0; count < 16; count += 1)
      sent.push((await apply(api, {}, cvFile(largest))).id);
    const waits: number[] = [];
    const erased = bulk(sent);
    let isDone = false;
    erased.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const started = performance.now();
      await fetch(`${api.url}/api/health/live`);
      waits.push(performance.now() - started);
    }
    expect((await erased).changed).toBe(16);
    // Eighty megabytes in one piece hold others up for as long as the whole takes.
    expect(waits.length).toBeGreaterThan(8);
  });

  test.each([
    ['none', []],
    ['more than a page', Array.from({ length: 201 }, () => crypto.randomUUID())],
    ['no ids', ['x']],
  ])('of %s is refused', async (_what, ids) => {
    const body = { ids, action: 'delete' };
    expect((await send(calls.changeApplications, { body })).status).toBe(400);
  });
});
