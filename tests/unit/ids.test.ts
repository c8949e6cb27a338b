import { expect, test, vi } from 'vitest';
import { firstIdAt, idAt, newId } from '#db/engine/ids.ts';

/** The time in the first 48 bits of a UUID of version 7. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

test('ids are UUIDs of version 7 that contain the time', () => {
  const before = Date.now();
  const ids = Array.from({ length: 1000 }, newId);
  const after = Date.now();
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(timeOf(id)).toBeGreaterThanOrEqual(before);
    expect(timeOf(id)).toBeLessThanOrEqual(after);
  }
});

function expectSorted(ids: readonly string[]) {
  expect(ids.every((id, index) => id > (ids[index - 1] ?? ''))).toBe(true);
}

test('each of ten thousand ids sorts after the one before', () => {
  expectSorted(Array.from({ length: 10_000 }, newId));
});

test('ids still sort when a millisecond’s counter is full, and after the clock was set back', () => {
  // A stopped clock makes sure that so many fall into one millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const ids = Array.from({ length: 10_000 }, newId);
  vi.setSystemTime(Date.now() - 3_600_000);
  ids.push(...Array.from({ length: 10_000 }, newId));
  vi.useRealTimers();
  ids.push(newId());
  expectSorted(ids);
});

test('the part after time and counter is unpredictable', () => {
  const tails = Array.from({ length: 1000 }, () => newId().slice(19));
  expect(new Set(tails).size).toBe(1000);
});

test('an id for a past time contains that time, and is unique', () => {
  const moment = new Date('2024-01-01T00:00:00.001Z');
  const ids = Array.from({ length: 100 }, () => idAt(moment));
  for (const id of ids) {
    expect(id).toMatch(/^018cc251-f401-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(id >= firstIdAt(moment)).toBe(true);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('a time range corresponds to an id range', () => {
  const id = newId();
  const moment = timeOf(id);
  expect(firstIdAt(new Date(moment)) <= id).toBe(true);
  expect(firstIdAt(new Date(moment + 1)) > id).toBe(true);
  expect(firstIdAt(new Date(moment)) > firstIdAt(new Date(moment - 1))).toBe(true);
});

test.each([
  ['1970-01-01', '00000000-0000-7000-8000-000000000000'],
  ['1900-01-01', '00000000-0000-7000-8000-000000000000'],
  ['2024-01-01T00:00:00.001Z', '018cc251-f401-7000-8000-000000000000'],
  ['9999-12-31', 'e677ccf9-8000-7000-8000-000000000000'],
])('the ids of %s begin at %s', (time, id) => {
  expect(firstIdAt(new Date(time))).toBe(id);
});
