import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import {
  applicationForm,
  apply,
  cvFile,
  postApplication,
} from '#tests/support/api/applications.ts';
import {
  fullPath,
  quotePath,
  sampleFullMessage,
  sampleMessage,
  sampleQuote,
  simplePath,
} from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword, slowPasswordHash } from '#tests/support/settings.ts';

const english = { 'Accept-Language': 'en' };

const limited = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
const api = await sharedApi(limited);
let addresses = 0;

/** Headers of a client whose address nobody had before. */
function someone() {
  addresses += 1;
  return { ...english, 'X-Forwarded-For': `198.51.100.${addresses}` };
}

function logIn({ url }: RunningApi, password: string, headers: Record<string, string> = {}) {
  return post(`${url}/api/Admin/login`, { password }, { ...english, ...headers });
}

const aMinute = 60;
const anHour = 3600;

async function expectTooMany(answer: Response, withinSeconds = aMinute) {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`;
  expect(await answer.text()).toBe(`Too many attempts. Please try again in ${wait}.`);
}

test('the sixth failed login within a minute is answered 429 with Retry-After; successful ones do not count', async () => {
  const sender = someone();
  for (let attempt = 1; attempt <= 6; attempt++) {
    expect((await logIn(api, adminPassword, sender)).status).toBe(200);
  }
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await logIn(api, 'wrong', sender)).status).toBe(401);
  }
  await expectTooMany(await logIn(api, 'wrong', sender));
});

test('X-Forwarded-For is ignored unless a proxy is configured', async () => {
  await using direct = await startApi({ RATE_LIMITS: 'on' });
  for (let attempt = 1; attempt <= 5; attempt++) {
    await logIn(direct, 'wrong', { 'X-Forwarded-For': `192.0.2.${attempt}` });
  }
  await expectTooMany(await logIn(direct, 'wrong', { 'X-Forwarded-For': '192.0.2.99' }));
});

test('behind a proxy each forwarded address is counted separately', async () => {
  // Only the last address was added by the proxy; the client can send any before it.
  const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` });
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await logIn(api, 'wrong', from('192.0.2.1'))).status).toBe(401);
  }
  await expectTooMany(await logIn(api, 'wrong', from('192.0.2.1')));
  expect((await logIn(api, adminPassword, from('192.0.2.2'))).status).toBe(200);
});

test('addresses of one IPv6 /64 are counted as one visitor, neighbours apart, and IPv4 in IPv6 as IPv4', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const same = [
    ['2001:db8:1:1::1', '2001:DB8:1:1:ffff:ffff:ffff:ffff', '2001:0db8:0001:0001::abcd:0:1'],
    ['203.0.113.77', '::ffff:203.0.113.77', '::FFFF:cb00:714d'],
    ['fe80::1%eth0', 'fe80::2%eth0', 'fe80::3'],
  ];
  for (const addresses of same) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const address = addresses[attempt % 3] ?? '';
      expect((await logIn(api, 'wrong', from(address))).status).toBe(401);
    }
    for (const address of addresses) await expectTooMany(await logIn(api, 'wrong', from(address)));
  }
  // The next /64 of the same /56, and the address beside that IPv4.
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:0::1', '203.0.113.78']) {
    expect((await logIn(api, 'wrong', from(address))).status).toBe(401);
  }
});

test('guesses from many addresses are answered 429, and the owner can still log in from the usual address', async () => {
  await using own = await startApi(limited);
  const owner = { 'X-Forwarded-For': '198.51.100.7' };
  expect((await logIn(own, adminPassword, owner)).status).toBe(200);
  const statuses: number[] = [];
  for (let guess = 1; guess <= 70; guess++) {
    const answer = await logIn(own, 'wrong', { 'X-Forwarded-For': `192.0.2.${guess}` });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(60).fill(401), ...Array(10).fill(429)]);
  await expectTooMany(await logIn(own, adminPassword, { 'X-Forwarded-For': '203.0.113.1' }));
  expect((await logIn(own, adminPassword, owner)).status).toBe(200);
  // A success is counted first, and taken back after its answer.
  await sleep(500);
  for (let guess = 1; guess <= 5; guess++) {
    expect((await logIn(own, 'wrong', owner)).status).toBe(401);
  }
  await expectTooMany(await logIn(own, 'wrong', owner));
});

test('the forms share one limit: the twenty-first message within a minute is answered 429', async () => {
  const sender = someone();
  const forms = [
    () => post(api.url + simplePath, sampleMessage, sender),
    () => post(api.url + fullPath, sampleFullMessage, sender),
    () => post(api.url + quotePath, sampleQuote, sender),
  ];
  const send = (index: number) => forms[index % forms.length]?.();
  for (let sent = 1; sent <= 20; sent++) expect((await send(sent))?.status).toBe(201);
  for (const form of forms) await expectTooMany(await form());
});

test('the sixth application within an hour is answered 429; those with an invalid field do not count', async () => {
  const sender = someone();
  for (let tried = 1; tried <= 8; tried++) {
    const wrong = applicationForm({ email: 'ada@' });
    expect((await postApplication(api, wrong, sender)).status).toBe(400);
  }
  for (let sent = 1; sent <= 5; sent++) await apply(api, {}, cvFile(), sender);
  await expectTooMany(await postApplication(api, applicationForm(), sender), anHour);
});

test('an application that is sent ten times under one Idempotency-Key is answered 201 each time, and counts once', async () => {
  const sender = someone();
  const again = { ...sender, 'Idempotency-Key': crypto.randomUUID() };
  const ids = new Set<string>();
  for (let sent = 1; sent <= 10; sent++) ids.add((await apply(api, {}, cvFile(), again)).id);
  expect(ids.size).toBe(1);
  for (let sent = 2; sent <= 5; sent++) await apply(api, {}, cvFile(), sender);
  await expectTooMany(await postApplication(api, applicationForm(), sender), anHour);
});

test('an application whose answer was lost is answered again after five others; nothing new is stored under its key', async () => {
  await using api = await startApi({ RATE_LIMITS: 'on' });
  const again = { ...english, 'Idempotency-Key': crypto.randomUUID() };
  const { id } = await apply(api, {}, cvFile(), again);
  for (let sent = 2; sent <= 5; sent++) await apply(api);
  for (let sent = 1; sent <= 3; sent++) {
    expect((await apply(api, {}, cvFile(), again)).id).toBe(id);
  }
  const other = applicationForm({ aboutYourself: 'Başka' });
  await expectTooMany(await postApplication(api, other, again), anHour);
  const fresh = { ...english, 'Idempotency-Key': crypto.randomUUID() };
  await expectTooMany(await postApplication(api, applicationForm(), fresh), anHour);
  expect(await api.database.value('select count(*) from applications')).toBe(5);
});

test('the twenty-first attempt to apply within a minute is answered 429', async () => {
  const sender = someone();
  const wrong = () => postApplication(api, applicationForm({ email: 'ada@' }), sender);
  for (let tried = 1; tried <= 20; tried++) expect((await wrong()).status).toBe(400);
  await expectTooMany(await wrong());
});

test('twenty simultaneous logins are answered 200 or 429 with Retry-After, and none fails', async () => {
  await using slow = await startApi({ ADMIN_PASSWORD_HASH: slowPasswordHash });
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(slow, adminPassword)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  for (const answer of answers.filter(({ status }) => status === 429)) await expectTooMany(answer);
});
