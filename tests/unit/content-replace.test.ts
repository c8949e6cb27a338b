import { expect, test } from 'vitest';
import type { Field } from '#contract/content/fields.ts';
import type { Language } from '#contract/languages.ts';
import { hitsIn, type Replacement, withHits } from '#web/admin/content/replace/hits.ts';

const text: Field = { kind: 'text' };
const paragraphs: Field = { kind: 'list', item: text };

function replaced(
  value: unknown,
  given: Partial<Replacement> & Pick<Replacement, 'find' | 'by'>,
  { field = text, language = 'tr' }: { field?: Field; language?: Language } = {},
): unknown {
  const asked = { isWholeWord: false, isExactCase: false, ...given };
  const fieldRef = { document: `${language}/home`, path: '/any' };
  const hits = hitsIn(field, value, fieldRef, language, asked);
  return withHits(field, value, fieldRef.path, hits);
}

test.each([
  ['tr', 'İSTANBUL ışıl ısıl', 'İstanbul', 'İzmir', 'İZMİR ışıl ısıl'],
  ['tr', 'Isparta, isparta', 'ısparta', 'Iğdır', 'Iğdır, isparta'],
  ['en', 'Istanbul and ISTANBUL', 'İstanbul', 'İzmir', 'Izmir and IZMIR'],
  ['tr', 'Gökhat, GÖKHAT, gökhat', 'Gökhat', 'Kavşak', 'Kavşak, KAVŞAK, kavşak'],
  ['tr', 'a.b aXb', 'a.b', '$&', '$& aXb'],
] as const)(
  'letters are compared and written the way of the language (%s): %s',
  (language, value, find, by, expected) => {
    expect(replaced(value, { find, by }, { language })).toBe(expected);
  },
);

test('whole words and exact case leave the others as they are, with a suffix or without', () => {
  const value = 'Hat, hatlar ve hat’tan Hatay’a.';
  expect(replaced(value, { find: 'hat', by: 'yol', isWholeWord: true })).toBe(
    'Yol, hatlar ve yol’tan Hatay’a.',
  );
  expect(replaced(value, { find: 'hat', by: 'yol', isExactCase: true })).toBe(
    'Hat, yollar ve yol’tan Hatay’a.',
  );
});

test('placeholders and links within the site stay, and words and addresses of other links follow', () => {
  const value = '{name}: [name](page:about#name), [b](https://name.example)';
  expect(replaced(value, { find: 'name', by: 'ad' })).toBe(
    '{name}: [ad](page:about#name), [b](https://ad.example)',
  );
});

test('items of lists are found alone, a number as a whole, and ids never', () => {
  expect(
    replaced(['2009', 'x', '2009 2009'], { find: '2009', by: '2014' }, { field: paragraphs }),
  ).toEqual([...['2014', 'x', '2014 2014']]);
  const milestone: Field = {
    kind: 'group',
    fields: { id: text, year: { kind: 'number' }, day: { kind: 'date' } },
  };
  const value = { id: '2009', year: 2009, day: '2009-01-01' };
  const field = { field: milestone };
  expect(replaced(value, { find: '2009', by: '2014' }, field)).toEqual({ ...value, year: 2014 });
  expect(replaced(value, { find: '200', by: '3' }, field)).toEqual(value);
  expect(replaced(value, { find: '2009', by: 'iki bin' }, field)).toEqual(value);
});
