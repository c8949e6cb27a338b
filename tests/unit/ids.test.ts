import { expect, test } from 'vitest';
import { firstIdAt, newId } from '#db/ids.ts';

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are UUIDs of version 7, no two alike, each sorting after the one before', () => {
  const ids = Array.from({ length: 50_000 }, newId);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(uuid7);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('what is made at a moment or later sorts after the first id of that moment', () => {
  const before = firstIdAt(new Date());
  const id = newId();
  expect(before <= id).toBe(true);
  expect(id < firstIdAt(new Date(Date.now() + 60_000))).toBe(true);
});

test('the first id of a moment can be read back as that moment, and is a UUID', () => {
  for (const time of [0, 1, 1_700_000_000_123, Date.UTC(9999, 0, 1)]) {
    const id = firstIdAt(new Date(time));
    expect(id).toMatch(uuid7);
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(time);
  }
  expect(firstIdAt(new Date(-1))).toBe(firstIdAt(new Date(0)));
});
