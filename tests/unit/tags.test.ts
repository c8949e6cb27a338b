import { expect, test } from 'vitest';
import type { RecordTag } from '#contract/admin/tags.ts';
import { tagInverse, tagMark, tagsAfter } from '#web/admin/tags/tag-mark.ts';
import { isNameOf, tagsFound } from '#web/admin/tags/tag-names.ts';

const tag = (name: string): RecordTag => ({ id: name, name, colour: 'green' });
const all = ['Acil', 'Fiyat teklifi', 'İade', 'Şikâyet'].map(tag);

test('tags are found by the beginning of any of their words, regardless of case and accents', () => {
  const found = (sought: string) => tagsFound(all, sought).map(({ name }) => name);
  expect(found('')).toEqual(['Acil', 'Fiyat teklifi', 'İade', 'Şikâyet']);
  expect(found(' TEK')).toEqual(['Fiyat teklifi']);
  expect(found('iade')).toEqual(['İade']);
  expect(found('sika')).toEqual(['Şikâyet']);
  expect(found('klifi')).toEqual([]);
});

test('a name that differs in case and accents alone is the same', () => {
  expect(isNameOf(tag('İade'), ' IADE ')).toBe(true);
  expect(isNameOf(tag('İade'), 'İadeler')).toBe(false);
});

test('a mark adds a tag by name or removes it, and its inverse restores what the record had', () => {
  const [first, second, third] = all as [RecordTag, RecordTag, RecordTag];
  const record = { tags: [first, third] };
  const added = tagMark(second, true);
  expect(tagsAfter(record, added)).toEqual([first, second, third]);
  expect(tagInverse(record, added)).toEqual(tagMark(second, false));
  const removed = tagMark(third, false);
  expect(tagsAfter(record, removed)).toEqual([first]);
  expect(tagInverse(record, removed)).toEqual(tagMark(third, true));
  expect(tagInverse(record, tagMark(third, true))).toEqual(tagMark(third, true));
});

test('an added tag takes the place in which the API lists it, by folded letters', () => {
  const record = { tags: ['Çay', 'Dekont'].map(tag) };
  expect(tagsAfter(record, tagMark(tag('Cuma'), true)).map(({ name }) => name)).toEqual([
    ...['Çay', 'Cuma', 'Dekont'],
  ]);
});
