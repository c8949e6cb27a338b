import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '#contract/admin/messages.ts';
import { calls } from '#contract/calls.ts';
import {
  fullPath,
  inDatabase,
  post,
  sampleFullMessage,
  sendMessage,
  startApi,
} from '#tests/support/api.ts';
import { deskOf } from '#tests/support/desk.ts';

const api = await startApi();
afterAll(() => api[Symbol.asyncDispose]());
const { ask, send } = await deskOf(api);

beforeEach(async () => {
  const { items } = await ask(calls.listMessages);
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await ask(calls.changeMessages, { body: { ids, action: 'delete' } });
});

const list = (query: Record<string, string> = {}) => ask(calls.listMessages, { query });
const namesIn = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ fullName }) => fullName);
const change = (id: string, body: unknown) => ask(calls.changeMessage, { id, body });
const read = (id: string) => ask(calls.readMessage, { id });

describe('folders', () => {
  test('the inbox holds what is new and what is read, in the order of arrival', async () => {
    const first = await sendMessage(api, { fullName: 'first' });
    await sendMessage(api, { fullName: 'second' });
    const third = await sendMessage(api, { fullName: 'third' });
    await sendMessage(api, { fullName: 'fourth' });
    await change(first.id, { status: 'read' });
    await change(third.id, { status: 'archived' });
    expect(await namesIn({ folder: 'inbox' })).toEqual(['fourth', 'second', 'first']);
    expect(await namesIn({ folder: 'inbox', sort: 'oldest' })).toEqual([
      'first',
      'second',
      'fourth',
    ]);
    expect(await namesIn({ folder: 'archived' })).toEqual(['third']);
    expect(await namesIn({})).toEqual(['fourth', 'third', 'second', 'first']);
  });

  test('a page of the inbox leads on to the next across what is new and what is read', async () => {
    const sent = [];
    for (let count = 0; count < 7; count += 1) {
      sent.unshift((await sendMessage(api, { fullName: String(count) })).id);
    }
    for (const id of [sent[1], sent[2], sent[5]]) await change(id ?? '', { status: 'read' });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list({ folder: 'inbox', limit: '3', ...(cursor && { cursor }) });
      expect(page.total).toBe(7);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(sent);
  });

  test('what is starred lies in its own folder as well, unless it is spam', async () => {
    const kept = await sendMessage(api, { fullName: 'kept' });
    const spam = await sendMessage(api, { fullName: 'spam' });
    await change(kept.id, { starred: true, status: 'archived' });
    await change(spam.id, { starred: true, status: 'spam' });
    expect(await namesIn({ folder: 'starred' })).toEqual(['kept']);
    expect(await namesIn({ folder: 'spam' })).toEqual(['spam']);
    expect(await namesIn({ folder: 'starred', starred: 'true', status: 'new' })).toEqual([]);
  });

  test('the counts agree with what the folders hold', async () => {
    const [one, two, three, four] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((fullName) => sendMessage(api, { fullName })),
    );
    await change(one?.id ?? '', { status: 'read' });
    await change(two?.id ?? '', { status: 'archived', starred: true });
    await change(three?.id ?? '', { status: 'spam' });
    expect(four).toBeDefined();
    const { unread, folders } = await ask(calls.readCounts);
    expect(unread).toBe(1);
    expect(folders).toEqual({ inbox: 2, starred: 1, archived: 1, spam: 1 });
  });
});

describe('filters', () => {
  test('narrow by form, subject, language and star, alone and together', async () => {
    await sendMessage(api, { fullName: 'short, Turkish' });
    await sendMessage(api, { fullName: 'short, English' }, { 'Accept-Language': 'en' });
    const sendFull = (firstName: string, subject: string) =>
      post(`${api.url}${fullPath}`, { ...sampleFullMessage, firstName, lastName: 'x', subject });
    await sendFull('partner', 'partnership');
    await sendFull('support', 'support');
    expect(await namesIn({ kind: 'full' })).toEqual(['support x', 'partner x']);
    expect(await namesIn({ subject: 'support' })).toEqual(['support x']);
    expect(await namesIn({ language: 'en' })).toEqual(['short, English']);
    expect(await namesIn({ kind: 'simple', language: 'tr' })).toEqual(['short, Turkish']);
    expect(await namesIn({ kind: 'simple', subject: 'support' })).toEqual([]);
    const [first] = (await list()).items;
    await change(first?.id ?? '', { starred: true });
    expect(await namesIn({ starred: 'true' })).toEqual(['support x']);
    expect((await namesIn({ starred: 'false' })).length).toBe(3);
  });

  test.each([
    ['folder', 'outbox'],
    ['subject', 'x'],
    ['language', 'de'],
    ['starred', '1'],
    ['q', 'x'.repeat(201)],
  ])('a %s that is none is refused', async (name, value) => {
    expect((await send(calls.listMessages, { query: { [name]: value } })).status).toBe(400);
  });
});

describe('search', () => {
  test.each(['istanbul', 'İSTANBUL', 'ıstanbul', 'Istanbul', 'ISTANBUL', 'İstan'])(
    '%s finds İstanbul, however it is written',
    async (q) => {
      for (const message of ['İstanbul’dan', 'ISTANBUL', 'istanbul', 'ıstanbul', 'Ankara']) {
        await sendMessage(api, { message, fullName: message });
      }
      expect(await namesIn({ q })).toEqual(['ıstanbul', 'istanbul', 'ISTANBUL', 'İstanbul’dan']);
    },
  );

  test('accents do not matter, in either direction', async () => {
    await sendMessage(api, { fullName: 'Çağrı Şükrüoğlu' });
    await sendMessage(api, { fullName: 'Jose Munoz' });
    expect(await namesIn({ q: 'cagri sukruoglu' })).toEqual(['Çağrı Şükrüoğlu']);
    expect(await namesIn({ q: 'José Muñoz' })).toEqual(['Jose Munoz']);
  });

  test('finds by name, e-mail, company, text, note and telephone', async () => {
    await sendMessage(api, { fullName: 'somebody else', email: 'else@gokhat.example' });
    await post(`${api.url}${fullPath}`, {
      ...{ firstName: 'Elif', lastName: 'Kaya', email: 'elif.kaya+is@kuzey-hat.example' },
      ...{ phone: '+905321234567', company: 'Kuzey Hattı A.Ş.', subject: 'other' },
      message: 'Ara bağlantı için teklif rica ederiz.',
    });
    const [{ id } = { id: '' }] = (await list({ kind: 'full' })).items;
    await change(id, { note: 'Salı günü aranacak' });
    for (const q of [
      ...['elif', 'kaya elif', 'elif.kaya', 'elif.kaya+is@kuzey-hat.example', '@kuzey-hat'],
      ...['kuzey hattı', 'TEKLİF', 'bağlan', 'salı'],
      ...['+90 532 123', '0532 123 45', '5321234567', '(0532) 123-45-67', '00905321234567'],
    ]) {
      expect([q, await namesIn({ q })]).toEqual([q, ['Elif Kaya']]);
    }
    for (const q of ['elif else', 'elif.is', 'pazar', '0533 123 45', '"', '*', 'a AND', 'NEAR(']) {
      expect([q, await namesIn({ q })]).toEqual([q, []]);
    }
  });

  test('a note that is changed is found by its new words and no longer by its old', async () => {
    const { id } = await sendMessage(api);
    await change(id, { note: 'turkuaz' });
    expect((await list({ q: 'turkuaz' })).total).toBe(1);
    await change(id, { note: 'mercan' });
    expect((await list({ q: 'turkuaz' })).total).toBe(0);
    expect((await list({ q: 'mercan' })).total).toBe(1);
    await change(id, { note: '  ' });
    expect((await list({ q: 'mercan' })).total).toBe(0);
    expect((await read(id)).note).toBeNull();
  });

  test('works within a folder, by page', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { id } = await sendMessage(api, { fullName: `${count}`, message: 'sonlandırma' });
      if (count === 2) await change(id, { status: 'archived' });
    }
    const first = await list({ q: 'sonlandirma', folder: 'inbox', limit: '3' });
    expect(first.items.map(({ fullName }) => fullName)).toEqual(['4', '3', '1']);
    expect(first.total).toBe(4);
    const cursor = first.nextCursor ?? '';
    const second = await list({ q: 'sonlandirma', folder: 'inbox', limit: '3', cursor });
    expect(second.items.map(({ fullName }) => fullName)).toEqual(['0']);
    expect(second.nextCursor).toBeNull();
  });

  test('what was stored before a restart, and never searched, is found after it', async () => {
    await using first = await startApi();
    await sendMessage(first, { message: 'yakamoz' });
    await first.stop();
    await using second = await startApi({ DATA_DIR: first.dataDir });
    const desk = await deskOf(second);
    expect((await desk.ask(calls.listMessages, { query: { q: 'yakamoz' } })).total).toBe(1);
  });
});

describe('a change', () => {
  test('keeps status, star and note, and makes a new version', async () => {
    const { id } = await sendMessage(api);
    expect(await read(id)).toMatchObject({
      ...{ status: 'new', starred: false, note: null, version: 1 },
    });
    const changed = await change(id, { status: 'read', starred: true, note: ' Aranacak ' });
    expect(changed).toMatchObject({ status: 'read', starred: true, note: 'Aranacak', version: 2 });
    expect(await read(id)).toEqual(changed);
  });

  test('that changes nothing makes no version', async () => {
    const { id } = await sendMessage(api);
    expect((await change(id, { status: 'new', starred: false })).version).toBe(1);
  });

  test('made to an older version is refused, and nothing of it is kept', async () => {
    const { id } = await sendMessage(api);
    await change(id, { note: 'of the one', version: 1 });
    const late = await send(calls.changeMessage, {
      id,
      body: { note: 'of the other', starred: true, version: 1 },
      headers: { 'Accept-Language': 'en' },
    });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Somebody else has changed this');
    expect(await read(id)).toMatchObject({ note: 'of the one', starred: false, version: 2 });
  });

  test('of a reply keeps the time of the first', async () => {
    const { id } = await sendMessage(api);
    const { repliedAtUtc } = await change(id, { replied: true });
    expect(Date.parse(repliedAtUtc ?? '')).toBeGreaterThan(Date.now() - 10_000);
    expect((await change(id, { replied: true })).repliedAtUtc).toBe(repliedAtUtc);
  });

  test.each([
    ['nothing', {}, 400],
    ['a version alone', { version: 1 }, 400],
    ['an unknown status', { status: 'lost' }, 400],
    ['an unknown field', { fullName: 'x' }, 400],
    ['a star that is no yes or no', { starred: 'yes' }, 400],
    ['a note over its bound', { note: 'x'.repeat(5001) }, 400],
    ['an unreplying', { replied: false }, 400],
  ])('of %s is refused', async (_what, body, status) => {
    const { id } = await sendMessage(api);
    expect((await send(calls.changeMessage, { id, body })).status).toBe(status);
    expect((await read(id)).version).toBe(1);
  });

  test('of a message that is gone is a 404', async () => {
    const id = '019a0000-0000-7000-8000-000000000000';
    expect((await send(calls.changeMessage, { id, body: { starred: true } })).status).toBe(404);
    expect((await send(calls.eraseMessage, { id })).status).toBe(404);
  });
});

describe('many at once', () => {
  async function three(): Promise<string[]> {
    const sent = [];
    for (const fullName of ['a', 'b', 'c']) sent.push((await sendMessage(api, { fullName })).id);
    return sent;
  }
  const states = async (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { status, starred } = await read(id);
        return starred ? `${status}*` : status;
      }),
    );
  const bulk = (ids: readonly string[], action: string) =>
    ask(calls.changeMessages, { body: { ids, action } });

  test.each([
    ['read', 'read'],
    ['unread', 'new'],
    ['archive', 'archived'],
    ['spam', 'spam'],
    ['notSpam', 'read'],
    ['star', 'new*'],
    ['unstar', 'new'],
  ])('%s makes each of them %s', async (action, expected) => {
    const ids = await three();
    expect(await bulk(ids, action)).toEqual({ changed: 3, missing: 0 });
    expect(await states(ids)).toEqual([expected, expected, expected]);
  });

  test('those that are gone are passed over and counted', async () => {
    const ids = await three();
    await ask(calls.eraseMessage, { id: ids[1] ?? '' });
    expect(await bulk([...ids, ids[0] ?? ''], 'read')).toEqual({ changed: 2, missing: 1 });
  });

  test.each([
    ['none', []],
    ['more than a page', Array.from({ length: 201 }, () => crypto.randomUUID())],
    ['no ids', ['x']],
  ])('%s is refused', async (_what, ids) => {
    const body = { ids, action: 'read' };
    expect((await send(calls.changeMessages, { body })).status).toBe(400);
  });
});

describe('erasing', () => {
  const bytesOf = (file: string) => {
    try {
      return readFileSync(file);
    } catch {
      return Buffer.alloc(0);
    }
  };
  /** Whether a word is anywhere in the database or its log. */
  const isOnDisk = (word: string) =>
    ['', '-wal'].some((ending) => bytesOf(api.databaseFile + ending).includes(word));

  test.each(['alone', 'with others'])(
    'takes a message %s out of the file, its log and what it was found by',
    async (how) => {
      await sendMessage(api, { message: 'başkası' });
      const { id } = await sendMessage(api, {
        ...{ fullName: 'Zümrüdüanka', email: 'anka@silinecek.example' },
        message: 'kaknusun öyküsü '.repeat(200),
      });
      await change(id, { note: 'hüdhüd not etti' });
      expect((await list({ q: 'kaknusun' })).total).toBe(1);
      const words = ['Zümrüdüanka', 'zumruduanka', 'silinecek', 'kaknusun', 'hüdhüd', 'hudhud'];
      for (const word of words) expect([word, isOnDisk(word)]).toEqual([word, true]);
      if (how === 'alone') await ask(calls.eraseMessage, { id });
      else await ask(calls.changeMessages, { body: { ids: [id], action: 'delete' } });
      for (const word of words) expect([word, isOnDisk(word)]).toEqual([word, false]);
      expect((await send(calls.readMessage, { id })).status).toBe(404);
      expect((await list({ q: 'kaknusun' })).total).toBe(0);
      expect((await list({ q: 'baskasi' })).total).toBe(1);
    },
  );

  test('many at once, beside changes and arrivals, are all done', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await sendMessage(api)).id),
    );
    const [erased, changed] = [ids.slice(0, 10), ids.slice(10)];
    await Promise.all([
      ...erased.map((id) => ask(calls.eraseMessage, { id })),
      ...changed.map((id) => change(id, { note: 'meanwhile' })),
      ...changed.map(() => sendMessage(api)),
    ]);
    expect((await list({ q: 'meanwhile' })).total).toBe(10);
    for (const id of erased) expect((await send(calls.readMessage, { id })).status).toBe(404);
  });

  test('leaves one line that it was done, without the words', async () => {
    const { id } = await sendMessage(api, { fullName: 'Silinen Kişi' });
    await ask(calls.eraseMessage, { id });
    const { items } = await ask(calls.listAudit, { query: { action: 'messageErased' } });
    expect(items.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    const lines = inDatabase(api.databaseFile, (database) =>
      database.prepare('select * from audit').all(),
    );
    expect(JSON.stringify(lines)).not.toContain('Silinen');
  });
});

test('500 messages written in SQL, HTML and FTS’s own language come back as they were', async () => {
  const pieces = [
    '"',
    "'",
    '*',
    '(',
    ')',
    'OR',
    'NOT',
    '<b>',
    '--',
    ';',
    '%',
    '_',
    '\\',
    '😀',
    'ı',
  ];
  const texts = Array.from({ length: 500 }, (_, index) =>
    pieces
      .map((_piece, place) => pieces[(index * 7 + place * (index % 11)) % pieces.length])
      .join(' '),
  );
  const sent: string[] = [];
  for (const message of texts) sent.push((await sendMessage(api, { message })).id);
  const seen: Message[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list({
      sort: 'oldest',
      limit: '200',
      ...(cursor && { cursor }),
    });
    seen.push(...page.items);
    cursor = page.nextCursor;
  }
  const byId = new Map(seen.map(({ id, message }) => [id, message]));
  expect(sent.map((id) => byId.get(id))).toEqual(texts);
  for (const q of texts.slice(0, 50)) {
    expect((await send(calls.listMessages, { query: { q: q.slice(0, 200) } })).status).toBe(200);
  }
});
