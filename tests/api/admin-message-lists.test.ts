import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf, eraseMessages, everyItem } from '#tests/support/api/admin.ts';
import { post, startApi } from '#tests/support/api/api.ts';
import { fullPath, sampleFullMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { cells } from '#tests/support/cells.ts';

const { api, adminCall, send } = await sharedAdmin();

beforeEach(() => eraseMessages({ adminCall }));

const list = (query: Record<string, string> = {}) => adminCall(calls.listMessages, { query });
const namesIn = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ fullName }) => fullName);
const change = (id: string, body: unknown) => adminCall(calls.changeMessage, { id, body });
const read = (id: string) => adminCall(calls.readMessage, { id });

describe('folders', () => {
  test('list new and read messages in the inbox and archived ones apart, by time received', async () => {
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

  test('page through the inbox across new and read messages, without gaps or repeats', async () => {
    const sent = [];
    for (let count = 0; count < 7; count += 1) {
      sent.unshift((await sendMessage(api, { fullName: String(count) })).id);
    }
    for (const id of [sent[1], sent[2], sent[5]]) await change(id ?? '', { status: 'read' });
    const seen = (await everyItem(list, { folder: 'inbox', limit: '3' }, 7)).map(({ id }) => id);
    expect(seen).toEqual(sent);
  });

  test('include starred messages in the starred folder too, except spam', async () => {
    const kept = await sendMessage(api, { fullName: 'kept' });
    const spam = await sendMessage(api, { fullName: 'spam' });
    await change(kept.id, { starred: true, status: 'archived' });
    await change(spam.id, { starred: true, status: 'spam' });
    expect(await namesIn({ folder: 'starred' })).toEqual(['kept']);
    expect(await namesIn({ folder: 'spam' })).toEqual(['spam']);
    expect(await namesIn({ folder: 'starred', starred: 'true', status: 'new' })).toEqual([]);
  });

  test('are reported with their counts: unread, inbox, starred, archived and spam', async () => {
    const [one, two, three, four] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((fullName) => sendMessage(api, { fullName })),
    );
    await change(one?.id ?? '', { status: 'read' });
    await change(two?.id ?? '', { status: 'archived', starred: true });
    await change(three?.id ?? '', { status: 'spam' });
    expect(four).toBeDefined();
    const { unread, folders } = await adminCall(calls.readCounts);
    expect(unread).toBe(1);
    expect(folders).toEqual({ inbox: 2, starred: 1, archived: 1, spam: 1, trash: 0 });
  });
});

describe('filters', () => {
  test('narrow the list by form, subject, language and star, alone and combined', async () => {
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
    ['language', 'xx'],
    ['starred', '1'],
    ['q', 'x'.repeat(201)],
  ])('refuse an invalid %s', async (name, value) => {
    expect((await send(calls.listMessages, { query: { [name]: value } })).status).toBe(400);
  });
});

describe('search', () => {
  test.each(['istanbul', 'İSTANBUL', 'ıstanbul', 'Istanbul', 'ISTANBUL', 'İstan'])(
    'for %s finds every spelling of İstanbul',
    async (q) => {
      for (const message of ['İstanbul’dan', 'ISTANBUL', 'istanbul', 'ıstanbul', 'Ankara']) {
        await sendMessage(api, { message, fullName: message });
      }
      expect(await namesIn({ q })).toEqual(['ıstanbul', 'istanbul', 'ISTANBUL', 'İstanbul’dan']);
    },
  );

  test('ignores accents, both in the query and in the text', async () => {
    await sendMessage(api, { fullName: 'Çağrı Şükrüoğlu' });
    await sendMessage(api, { fullName: 'Jose Munoz' });
    expect(await namesIn({ q: 'cagri sukruoglu' })).toEqual(['Çağrı Şükrüoğlu']);
    expect(await namesIn({ q: 'José Muñoz' })).toEqual(['Jose Munoz']);
  });

  test('finds by name, e-mail address, company, text, note and phone number', async () => {
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
      ...['elif 0532 123 45 67', '+90 (532) 123 45 67 kaya', 'elif 0532 123 45 67 kuzey'],
    ]) {
      expect([q, await namesIn({ q })]).toEqual([q, ['Elif Kaya']]);
    }
    for (const q of cells(`
      else 0532 123 45 67 | elif else | elif.is | pazar | 0533 123 45 | " | * | a AND | NEAR(
    `)) {
      expect([q, await namesIn({ q })]).toEqual([q, []]);
    }
  });

  test('finds numbers that a text holds as they are written there', async () => {
    const message = 'Numaram 0532 123 45 67; 12.05.2025’ten beri (2024-2025) 192.168.10.1 yok.';
    await sendMessage(api, { fullName: 'Elif Kaya', message });
    for (const q of [
      ...['0532 123 45 67', '0532 123', '0532-123-45-67', '(0532) 123 45 67'],
      ...['12.05.2025', '12.05.', '2024-2025', '192.168.10.1', '192.168.10.'],
    ]) {
      expect([q, await namesIn({ q })]).toEqual([q, ['Elif Kaya']]);
    }
    for (const q of ['0533 123 45 67', '05.12.2025', '192.168.1.1']) {
      expect([q, await namesIn({ q })]).toEqual([q, []]);
    }
  });

  test('finds a phone number that was copied with signs around it or between its digits', async () => {
    await post(`${api.url}${fullPath}`, {
      ...{ firstName: 'Elif', lastName: 'Kaya', email: 'elif@gokhat.example' },
      ...{ phone: '+905321234567', subject: 'other', message: 'Merhaba' },
    });
    for (const q of [
      // Windows and WhatsApp put marks of direction around a number.
      '\u202a+90 532 123 45 67\u202c',
      ...[
        '0532–123–45–67',
        '0532\u2011123\u201145\u201167',
        '0532 · 123 · 45 · 67',
        '+90 (0) 532 123 45 67',
      ],
      'tel:+905321234567',
    ]) {
      expect([q, await namesIn({ q })]).toEqual([q, ['Elif Kaya']]);
    }
  });

  test('finds letters of another typeface, and the last sigma of a Greek word', async () => {
    await sendMessage(api, { fullName: 'Elif Kaya', message: '𝐁𝐎𝐍𝐔𝐒 kazan, ΓΙΩΡΓΟΣ' });
    for (const q of ['bonus', 'BONUS', '𝐁𝐨𝐧', 'ΓΙΩΡΓΟΣ', 'Γιώργος', 'γιωργοσ']) {
      expect([q, await namesIn({ q })]).toEqual([q, ['Elif Kaya']]);
    }
  });

  test('finds a changed note by its new words and no longer by its old ones', async () => {
    const { id } = await sendMessage(api);
    const found = async (q: string) => (await list({ q })).total;
    await change(id, { note: 'turkuaz' });
    expect(await found('turkuaz')).toBe(1);
    // Changed twice before the next search, so the words of the first change are never indexed.
    await change(id, { note: 'eflatun' });
    await change(id, { note: 'mercan' });
    expect([await found('turkuaz'), await found('eflatun')]).toEqual([0, 0]);
    expect([await found('mercan'), await found('ada')]).toEqual([1, 1]);
    await change(id, { note: '  ' });
    expect([await found('mercan'), await found('ada')]).toEqual([0, 1]);
    expect((await read(id)).note).toBeNull();
    await adminCall(calls.eraseMessage, { id });
    expect(await found('ada')).toBe(0);
  });

  test('works within a folder, page by page', async () => {
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

  test('finds a message after a restart, even if nothing was searched before it', async () => {
    await using first = await startApi();
    await sendMessage(first, { message: 'yakamoz' });
    await first.stop();
    await using second = await startApi(first.sameData);
    const admin = await adminOf(second);
    expect((await admin.adminCall(calls.listMessages, { query: { q: 'yakamoz' } })).total).toBe(1);
  });
});
