import { expect, test } from 'vitest';
import { isolated } from '#web/admin/isolated.ts';

test('a name from right to left is kept apart from the sentence that it stands in', () => {
  expect(isolated('ليلى')).toBe('\u2068ليلى\u2069');
  expect(isolated('דוד 5')).toBe('\u2068דוד 5\u2069');
});

test('a name stored before they were refused ends no isolate and begins no override', () => {
  expect(isolated('Ada\u2069\u202egpj')).toBe('\u2068Adagpj\u2069');
});

test.each(['Ada Yılmaz', 'Łukasz', '王秀英', '👩‍🚀', ''])(
  'what turns nothing stays as it is: %s',
  (name) => {
    expect(isolated(name)).toBe(name);
  },
);
