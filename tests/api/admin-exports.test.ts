import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { post, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { parseCsv } from '#tests/support/api/csv.ts';
import { fullPath, sampleFullMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

/** What stands in a row under a title. */
function cell(rows: string[][], row: number, title: string): string | undefined {
  return rows.at(row)?.[rows[0]?.indexOf(title) ?? -1];
}

async function exported(call: Parameters<typeof send>[0], language: string, query = {}) {
  const answer = await send(call, { query, headers: { 'Accept-Language': language } });
  expect(answer.status).toBe(200);
  // `text()` would take the mark away.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\ufeff')).toBe(true);
  const disposition = answer.headers.get('Content-Disposition');
  return { rows: parseCsv(text.slice(1), language === 'tr' ? ';' : ','), disposition };
}

describe('messages as CSV', () => {
  test('contain the whole filtered list, newest first, with complete texts', async () => {
    const message = 'iki\r\nsatır; "tırnak", virgül 😀';
    const stored = await sendMessage(api, { message, fullName: '=HYPERLINK("x")' });
    await adminCall(calls.changeMessage, { id: stored.id, body: { status: 'archived' } });
    await Promise.all(Array.from({ length: 229 }, () => sendMessage(api)));
    await sendMessage(api, { fullName: 'last' });
    const turkish = await exported(calls.exportMessages, 'tr');
    expect(turkish.disposition).toBe('attachment; filename=mesajlar.csv');
    expect(turkish.rows).toHaveLength(232);
    expect(turkish.rows[0]?.slice(0, 3)).toEqual(['Kayıt no', 'Referans no', 'Geliş (UTC)']);
    expect(cell(turkish.rows, 1, 'Ad Soyad')).toBe('last');
    expect(cell(turkish.rows, -1, 'Kayıt no')).toBe(stored.id);
    expect(cell(turkish.rows, -1, 'Referans no')).toMatch(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(cell(turkish.rows, -1, 'Ad Soyad')).toBe(`'=HYPERLINK("x")`);
    expect(cell(turkish.rows, -1, 'Mesaj')).toBe(message);

    const english = await exported(calls.exportMessages, 'en', { status: 'archived' });
    expect(english.disposition).toBe('attachment; filename=messages.csv');
    expect(english.rows).toHaveLength(2);
    expect(english.rows[0]?.[0]).toBe('Id');
    const found = await exported(calls.exportMessages, 'en', { q: 'satir' });
    expect(found.rows.map(([id]) => id)).toEqual(['Id', stored.id]);
  });

  test('aborted half way leave the service running, log no error and are in the audit trail', async () => {
    const stop = new AbortController();
    const answer = await send(calls.exportMessages, { signal: stop.signal });
    stop.abort();
    await expect(answer.text()).rejects.toThrow();
    expect((await adminCall(calls.readCounts)).folders.inbox).toBeGreaterThan(0);
    const { total } = await adminCall(calls.listAudit, { query: { action: 'messagesExported' } });
    expect(total).toBeGreaterThan(0);
    expect(api.logLines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

test('applications as CSV have one row each with the name of the CV; spam is left out', async () => {
  const { id } = await apply(api, { nameSurname: '@ada' });
  await apply(api, { website: 'x', filledInMs: '9' });
  const { rows } = await exported(calls.exportApplications, 'en');
  expect(rows).toHaveLength(2);
  expect(cell(rows, 1, 'Id')).toBe(id);
  expect(cell(rows, 1, 'Name')).toBe("'@ada");
  expect(cell(rows, 1, 'Phone')).toBe('\u200e+905321234567');
  expect(cell(rows, 1, 'CV')).toBe('ada.pdf');
  // In the words of the admin's screens.
  expect(cell(rows, 1, 'Stage')).toBe('New');
  expect(cell(rows, 1, 'Experience')).toBe('3–5 years');
});

test('what people typed that a spreadsheet would convert stays a text by an invisible mark; times, ids and counts have none', async () => {
  const typed = { firstName: 'MAR1', company: '00123', message: '12345678901234567890' };
  await post(`${api.url}${fullPath}`, {
    ...sampleFullMessage,
    ...typed,
    phone: '+90 216 000 00 00 / 12',
  });
  const application = await apply(api, {
    currentPosition: '1-2',
    university: '1E5',
    department: 'TRUE',
  });
  const change = { id: application.id, body: { note: '5 Mart', followUp: '2027-01-15' } };
  await adminCall(calls.changeApplication, change);
  for (const [language, titles] of [
    ['en', ['Phone', 'Company', 'First name', 'Message', 'Received (UTC)', 'Times sent']],
    ['tr', ['Telefon', 'Şirket', 'Ad', 'Mesaj', 'Geliş (UTC)', 'Gönderim sayısı']],
  ] as const) {
    const { rows } = await exported(calls.exportMessages, language);
    const [phone, company, first, message, at, times] = titles.map((title) => cell(rows, 1, title));
    expect([phone, company, first, message]).toEqual([
      ...['\u200e+902160000000;ext=12', '\u200e00123', '\u200eMAR1', '\u200e12345678901234567890'],
    ]);
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(times).toBe('1');
  }
  const { rows } = await exported(calls.exportApplications, 'en');
  for (const text of ['1-2', '1E5', 'TRUE', '5 Mart']) expect(rows[1]).toContain(`\u200e${text}`);
  for (const ours of [application.id, '2027-01-15']) expect(rows[1]).toContain(ours);
});

test('two exports run at once, further ones are answered 429, and an aborted one frees its place', async () => {
  await using busy = await startApi();
  const admin = await adminOf(busy);
  const { id } = await sendMessage(busy);
  // Indexed by now: it would wait for the rows below, which are written from outside.
  await admin.adminCall(calls.listMessages, { query: { q: 'ada' } });
  // More than sockets take in by themselves: an export that nobody reads stays under way.
  const stored =
    'select created_at, kind, status, full_name, email, language, notice_version from messages';
  const row = await busy.database.get<Record<string, string | number>>(stored);
  const rows = Array.from({ length: 6000 }, (_, index) => {
    const end = index.toString(16).padStart(12, '0');
    return { ...row, id: id.slice(0, 24) + end, message: 'x'.repeat(5000) };
  });
  await busy.database.transaction(({ insert }) => insert('messages', rows));
  const stop = new AbortController();
  const adminCall = () => admin.send(calls.exportMessages, { signal: stop.signal });
  const answers = [];
  for (let turn = 0; turn < 8; turn += 1) answers.push(await adminCall());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
  expect(answers[2]?.headers.get('Retry-After')).toBe('10');
  expect(await answers[2]?.text()).toMatch(/dışa aktarmalar sürüyor/);
  stop.abort();
  await expect
    .poll(async () => {
      const answer = await admin.send(calls.exportMessages, { query: { status: 'spam' } });
      await answer.text();
      return answer.status;
    })
    .toBe(200);
  expect(busy.logLines().filter(({ msg }) => msg === 'refused')).toEqual([]);
});
