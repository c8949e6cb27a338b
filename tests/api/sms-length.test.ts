import { expect, test } from 'vitest';
import { startApi } from '#tests/support/api/api.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();

function read(query: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${api.url}/api/SmsLength?${new URLSearchParams(query)}`, { headers });
}

test('GET /api/SmsLength says how many SMS a text is: on the network, as it is billed, and which characters cost more', async () => {
  const answer = await read({ text: 'Kargonuz yola çıktı. [1]', operatorCode: 'true' });
  expect(answer.status).toBe(200);
  const capacity = { single: 155, each: 149 };
  const cost = { count: 1, units: 2, billedUnits: 2, forcesAlphabet: false };
  const letter = { units: 1, billedUnits: 2, forcesAlphabet: true };
  expect(await answer.json()).toEqual({
    ...{ alphabet: 'turkishLockingShift', units: 31, parts: 1, left: 124, capacity },
    billed: { units: 34, parts: 1, left: 126, capacity: { single: 160, each: 153 } },
    costly: [
      { character: 'ç', count: 1, ...letter },
      { character: 'ı', count: 2, ...letter },
      { character: '[', ...cost },
      { character: ']', ...cost },
    ],
  });
  const { units } = await (await read({ text: ' a ' })).json();
  expect(units, 'blanks count, and the code only if it is asked for').toBe(3);
});

test.each([
  [{}, 'Bu alan zorunludur.'],
  [{ text: '' }, 'Bu alan zorunludur.'],
  [{ text: 'a'.repeat(651) }, 'Lütfen en fazla 650 karakter kullanın.'],
  [{ text: 'a', operatorCode: 'yes' }, 'Lütfen bu değeri kontrol edin.'],
])('%j is refused with a reason in the language of the reader', async (query, reason) => {
  const answer = await read(query as Record<string, string>, {
    Accept: 'application/problem+json',
  });
  expect(answer.status).toBe(400);
  expect(Object.values((await answer.json()).errors).flat()).toEqual([reason]);
});

test('a text of 650 emoji is counted, and an address asks at most 60 times a minute', async () => {
  expect((await (await read({ text: '😀'.repeat(650) })).json()).parts).toBe(20);
  await using limited = await startApi({ RATE_LIMITS: 'on' });
  const ask = () => fetch(`${limited.url}/api/SmsLength?text=a`);
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await ask()).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
