import { expect, test } from 'vitest';
import { isolated } from '#web/admin/format/isolated.ts';

test('a right-to-left name is isolated from the sentence around it', () => {
  expect(isolated('ليلى')).toBe('\u2068ليلى\u2069');
  expect(isolated('דוד 5')).toBe('\u2068דוד 5\u2069');
});

test('direction marks in an older stored name are removed', () => {
  expect(isolated('Ada\u2069\u202egpj')).toBe('\u2068Adagpj\u2069');
});

test.each(['Ada Yılmaz', 'Łukasz', '王秀英', '👩‍🚀', ''])(
  'a name without right-to-left characters does not change: %s',
  (name) => {
    expect(isolated(name)).toBe(name);
  },
);
