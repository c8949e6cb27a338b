import { expect, test } from 'vitest';
import { fill } from '#contract/fill.ts';

test('a value is put in as it was typed, also with the patterns of String.replace', () => {
  expect(fill('Sections of {page}', { page: "R$& $' $$" })).toBe("Sections of R$& $' $$");
});

test('a placeholder in a value is not filled', () => {
  expect(fill('{name}: {number}', { name: '{number}', number: '3' })).toBe('{number}: 3');
});

test('each mention of a placeholder is filled, and one without a value stays', () => {
  expect(fill('{a}, {a}, {b}, {toString}', { a: '1' })).toBe('1, 1, {b}, {toString}');
});

test('numbers are written in the language, strings are not changed', () => {
  expect(fill('{year}: {count}', { year: '2026', count: 1234.5 }, 'tr')).toBe('2026: 1.234,5');
  expect(fill('{year}: {count}', { year: '2026', count: 1234.5 }, 'en')).toBe('2026: 1,234.5');
});
