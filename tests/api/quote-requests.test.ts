import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { noticeVersion } from '#contract/contact.ts';
import { quoteServices } from '#contract/quote.ts';
import { referenceOf } from '#contract/reference.ts';
import { post } from '#tests/support/api/api.ts';
import { noQuote, quotePath, sampleQuote, untouched } from '#tests/support/api/messages.ts';
import { isRefusedAt, tooLong, type Words, words } from '#tests/support/api/refused-fields.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send: sendAsAdmin } = await sharedAdmin();

async function send(changes: object = {}) {
  const answer = await post(api.url + quotePath, { ...sampleQuote, ...changes });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return z.parse(calls.submitQuoteRequest.response.body, await answer.json());
}
const stored = (id: string) => adminCall(calls.readMessage, { id });
const found = async (q: string) => {
  const { items } = await adminCall(calls.listMessages, { query: { q } });
  return items.map(({ id }) => id);
};

test('a quote request is stored with every field, as its own kind', async () => {
  const { id, createdAtUtc } = await send();
  expect(await stored(id)).toEqual({
    ...{ id, createdAtUtc, kind: 'quote', ...untouched, spamReason: null, spamSigns: null },
    ...{ fullName: 'Deniz Ak', firstName: null, lastName: null },
    ...{ email: 'deniz@gokhat.example', phone: '+905321234567' },
    ...{ company: 'Örnek İletişim A.Ş.', subject: null },
    ...{ ...noQuote, services: ['sms', 'voice'] },
    ...{ countries: 'Almanya, Kazakistan', monthlyVolume: '2 milyon SMS' },
    ...{ message: 'Ekimde başlamak istiyoruz.', language: 'tr', noticeVersion },
    keptUntilUtc: expect.stringMatching(/Z$/),
  });
});

const details = {
  ...{ directions: ['originating'], routeClasses: ['cli', 'direct'], connections: ['smpp', 'sip'] },
  ...{ trafficStart: 'Mart 2027', technicalName: 'Ece Su', technicalEmail: 'ece@örnek.example' },
};

test('technical details are stored, found and exported in words; blank ones count as left out', async () => {
  const { id } = await send({ ...details, message: 'Ayrıntılı' });
  expect(await stored(id)).toMatchObject({
    ...{ ...details, routeClasses: ['direct', 'cli'], connections: ['sip', 'smpp'] },
  });
  await expect.poll(() => found('ece su')).toEqual([id]);
  const answer = await sendAsAdmin(calls.exportMessages, {
    query: { q: 'ece su' },
    headers: { 'Accept-Language': 'en' },
  });
  const csv = await answer.text();
  expect(csv).toContain('"Direction","Route class","Connection","Start","Technical contact"');
  // The mark keeps spreadsheets from making a date of it.
  expect(csv).toContain('"They send","Direct SMS, CLI voice","SIP, SMPP","\u200eMart 2027"');
  expect(csv).toContain('"Ece Su","ece@örnek.example"');
  const blank = { directions: [], connections: [], trafficStart: ' ', technicalEmail: ' ' };
  const { id: other } = await send({ ...blank, message: 'Boş' });
  const { services, countries, monthlyVolume } = sampleQuote;
  expect(await stored(other)).toMatchObject({ ...noQuote, services, countries, monthlyVolume });
});

test('phone and message may be left out', async () => {
  const { id } = await send({ phone: '', message: undefined });
  expect(await stored(id)).toMatchObject({ phone: null, message: '' });
});

test('each service is stored once, in the order of the form', async () => {
  const { id } = await send({ services: ['other', 'voice', 'sms', 'voice'] });
  expect(await stored(id)).toMatchObject({ services: ['sms', 'voice', 'other'] });
});

test('an area that the owner added is a service too, once', async () => {
  const area = 'section-0a1b2c3d';
  const { id } = await send({ services: [area, 'other', 'sms', area] });
  expect(await stored(id)).toMatchObject({ services: ['sms', 'other', area] });
});

test.each(quoteServices)('a quote can be requested for %s alone', async (service) => {
  const { id } = await send({ services: [service] });
  expect(await stored(id)).toMatchObject({ services: [service] });
});

test('countries may be listed on separate lines', async () => {
  const { id } = await send({ countries: 'Almanya\nIrak' });
  expect(await stored(id)).toMatchObject({ countries: 'Almanya\nIrak' });
});

describe('the admin finds a quote request', () => {
  test('by its kind, and not under other kinds', async () => {
    const { id } = await send({ message: 'Türüyle bulunsun.' });
    for (const [kind, isThere] of [
      ['quote', true],
      ['full', false],
      ['simple', false],
    ] as const) {
      const { items } = await adminCall(calls.listMessages, { query: { kind } });
      expect(items.some((item) => item.id === id)).toBe(isThere);
    }
  });

  test('by its countries, its volume and its reference number', async () => {
    const { id } = await send({ countries: 'İzlanda, Şili', monthlyVolume: '70.000 dakikalık' });
    for (const q of [
      'izlanda',
      'sili',
      'dakikalik',
      referenceOf(id),
      referenceOf(id).toLowerCase(),
    ]) {
      await expect.poll(() => found(q)).toEqual([id]);
    }
  });

  test('in the CSV, in columns of its own', async () => {
    const { id } = await send({ countries: 'Norveç', message: 'CSV' });
    const query = { q: 'norveç' };
    await expect.poll(() => found(query.q)).toEqual([id]);
    const answer = await sendAsAdmin(calls.exportMessages, {
      query,
      headers: { 'Accept-Language': 'en' },
    });
    const [head, row] = (await answer.text()).split('\r\n');
    expect(head).toContain('"Services","Countries","Monthly volume"');
    expect(row).toContain(referenceOf(id));
    expect(row).toContain('"A2P and OTP SMS, International voice","Norveç","2 milyon SMS"');
  });

  test('counted separately in the overview', async () => {
    const before = (await adminCall(calls.readStats)).messages.kind.quote;
    await send({ message: 'Sayılsın.' });
    expect((await adminCall(calls.readStats)).messages.kind.quote).toBe(before + 1);
  });
});

test('a quote request sent again is counted; one with another volume is stored separately', async () => {
  const first = await send({ message: 'Tekrar' });
  const again = await send({ message: 'Tekrar' });
  const other = await send({ message: 'Tekrar', monthlyVolume: '3 milyon SMS' });
  expect(again.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  expect((await stored(first.id)).timesSent).toBe(2);
});

test.each([
  ['website', 'http://buy.example', 'trap'],
  ['countries', 'casino deneme bonusu', 'phrases'],
  ['message', 'www.a.example www.b.example www.c.example www.d.example', 'links'],
] as const)(
  'a quote request with a sign of spam in %s has it as a hint, and a second one makes it spam',
  async (field, value, sign) => {
    const monthlyVolume = `${field} 1`;
    const hinted = await send({ monthlyVolume, [field]: value });
    expect(await stored(hinted.id)).toMatchObject({ status: 'new', spamSigns: [sign] });
    const { id } = await send({ monthlyVolume, [field]: value, filledInMs: '9' });
    expect(await stored(id)).toMatchObject({ status: 'spam', spamReason: expect.any(String) });
  },
);

test.each<[field: string, value: unknown, messages: Words]>([
  ['fullName', ' ', words.required],
  ['company', '', words.required],
  ['countries', undefined, words.required],
  ['monthlyVolume', '\u200b', words.required],
  ['services', undefined, words.option],
  ['services', [], words.option],
  ['services', 'sms', words.check],
  ['services.0', ['fax'], words.check],
  ['services.0', ['new-0a1b2c3d4'], words.check],
  ['email', 'deniz@', words.email],
  ['phone', '12', words.phone],
  ['countries', 'ş'.repeat(4001), tooLong(4000)],
  ['monthlyVolume', 'x'.repeat(201), tooLong(200)],
  ['message', 'x'.repeat(5001), tooLong(5000)],
  ['directions', 'both', words.check],
  ['directions.0', ['both'], words.check],
  ['connections.1', ['sip', 'fax'], words.check],
  ['routeClasses', Array.from({ length: 51 }, () => 'cli'), words.check],
  ['technicalEmail', 'ece@', words.email],
  ['technicalName', 'x'.repeat(121), tooLong(120)],
  ['subject', 'general', words.unknown],
])('%s %j is refused at its field, in both languages', async (field, value, messages) => {
  const [name = ''] = field.split('.');
  const body = { ...sampleQuote, [name]: value };
  await isRefusedAt(field, messages, (headers) => post(api.url + quotePath, body, headers));
});
