import { expect, test } from 'vitest';
import { numbered } from '#tests/support/database/postgres-database.ts';

test.each([
  ['select 1', 'select 1'],
  ['update a set b = ?, c = ? where d = ?', 'update a set b = $1, c = $2 where d = $3'],
  ["select '?', 'it''s ?' where a = ?", "select '?', 'it''s ?' where a = $1"],
  ['select "a?" from b where c = ?', 'select "a?" from b where c = $1'],
  ['select a -- why?\n where b = ?', 'select a -- why?\n where b = $1'],
])('each placeholder has its number, and a question mark in a text stays: %s', (sql, expected) => {
  expect(numbered(sql)).toBe(expected);
});
