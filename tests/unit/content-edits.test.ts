import { describe, expect, test } from 'vitest';
import { applyEdits, isSame, mergeValues, valueAt, withValue } from '#contract/content/edits.ts';
import { fieldOf } from '#contract/content/fields.ts';
import { mergeFieldsOf } from '#contract/content/fits.ts';
import { pageSchemas } from '#contract/content/schema.ts';
import { about } from '#web/content/tr/about.ts';

describe('the form of a page', () => {
  const form = fieldOf(pageSchemas.about);
  const units = new Map(mergeFieldsOf(form).map(({ path, field }) => [path, field]));

  test('holds every value of its content exactly once', () => {
    const seen: string[] = [];
    const visit = (value: unknown, path: string) => {
      if (units.has(path)) seen.push(path);
      else
        for (const [key, inner] of Object.entries(value as object)) visit(inner, `${path}/${key}`);
    };
    visit(about, '');
    expect(seen.toSorted()).toEqual([...units.keys()].toSorted());
  });

  test('says what a text may be: its limits, its links, the placeholders that it needs', () => {
    expect(units.get('/seo/description')).toEqual({ kind: 'text', min: 50, max: 165 });
    expect(units.get('/sections/who-we-are/paragraphs')).toEqual({
      kind: 'list',
      item: { kind: 'text', links: true },
    });
    const certificates = mergeFieldsOf(fieldOf(pageSchemas.certificates));
    expect(certificates.find(({ path }) => path === '/validUntil')?.field).toEqual({
      kind: 'text',
      holds: ['{date}'],
    });
  });

  test('says how many items a list needs, and what each is', () => {
    expect(units.get('/sections/who-we-are/timeline/milestones')).toEqual({
      kind: 'list',
      min: 4,
      item: {
        kind: 'group',
        fields: {
          year: { kind: 'number', min: 1900 },
          title: { kind: 'text' },
          text: { kind: 'text' },
        },
      },
    });
    expect(units.get('/hero/title')).toEqual({ kind: 'text', max: 65 });
  });

  test('knows dates, choices, and values that may be missing', () => {
    const legal = fieldOf(pageSchemas.legal);
    const fields = Object.fromEntries(mergeFieldsOf(legal).map(({ path, field }) => [path, field]));
    expect(fields['/updated']).toEqual({ kind: 'date' });
    const sections = fields['/sections'];
    expect(sections).toMatchObject({
      kind: 'list',
      item: { fields: { id: { kind: 'choice', optional: true }, points: { optional: true } } },
    });
  });
});

describe('edits', () => {
  test('change what they name, and nothing else', () => {
    const edited = applyEdits(about, [
      { path: '/hero/title', value: 'Biz' },
      { path: '/sections/values/items', value: [] },
    ]);
    expect(valueAt(edited, '/hero/title')).toBe('Biz');
    expect(valueAt(edited, '/sections/values/items')).toEqual([]);
    expect(valueAt(edited, '/hero/lead')).toBe(about.hero.lead);
    expect(about.hero.title).not.toBe('Biz');
  });

  test('name keys with slashes and tildes as RFC 6901 says', () => {
    const document = { 'a/b': { 'c~d': 1 }, '': 2 };
    expect(valueAt(document, '/a~1b/c~0d')).toBe(1);
    expect(valueAt(document, '/')).toBe(2);
    expect(withValue(document, '/a~1b/c~0d', 3)).toEqual({ 'a/b': { 'c~d': 3 }, '': 2 });
  });

  test('remove an optional value, and reach no property that every object has', () => {
    expect(withValue({ a: { b: 1, c: 2 } }, '/a/b', undefined)).toEqual({ a: { c: 2 } });
    expect(valueAt({}, '/constructor/name')).toBeUndefined();
    expect(withValue({}, '/__proto__/polluted', 1)).toEqual(
      JSON.parse('{"__proto__":{"polluted":1}}'),
    );
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('two changes of one value', () => {
  const from = [
    { year: 2009, title: 'Kuruluş' },
    { year: 2015, title: 'İlk ofis' },
  ];

  test('are merged where they changed different items', () => {
    const one = [{ year: 2010, title: 'Kuruluş' }, from[1]];
    const other = [from[0], { year: 2015, title: 'İkinci ofis' }];
    expect(mergeValues(from, one, other)).toEqual({ value: [one[0], other[1]] });
  });

  test('are merged where they changed different members of one item', () => {
    const one = [{ year: 2010, title: 'Kuruluş' }, from[1]];
    const other = [{ year: 2009, title: 'Başlangıç' }, from[1]];
    expect(mergeValues(from, one, other)).toEqual({
      value: [{ year: 2010, title: 'Başlangıç' }, from[1]],
    });
  });

  test('conflict where both changed the same text, or one the length of a list', () => {
    expect(mergeValues('a', 'b', 'c')).toBe('conflict');
    expect(mergeValues(from, [from[0]], [from[0], { ...from[1], year: 2016 }])).toBe('conflict');
    expect(
      mergeValues(from, [{ ...from[0], year: 1 }, from[1]], [{ ...from[0], year: 2 }, from[1]]),
    ).toBe('conflict');
  });

  test('conflict where one moved an item and the other changed it: its change is put on no other item', () => {
    const iso = { id: 'iso9001', name: 'ISO', year: 2009 };
    const tse = { id: 'tse', name: 'TSE', year: 2009 };
    const changed = { ...iso, year: 2010 };
    expect(mergeValues([iso, tse], [tse, iso], [changed, tse])).toBe('conflict');
    expect(mergeValues([iso, tse], [changed, tse], [tse, iso])).toBe('conflict');
  });

  test('that are the same are no conflict', () => {
    expect(mergeValues('a', 'b', 'b')).toEqual({ value: 'b' });
    expect(mergeValues('a', 'a', 'b')).toEqual({ value: 'b' });
    expect(mergeValues(undefined, { a: 1 }, { a: 1 })).toEqual({ value: { a: 1 } });
  });

  test('add and remove members of a record', () => {
    expect(mergeValues({ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 1 })).toEqual({
      value: { a: 1, c: 3 },
    });
    expect(mergeValues({ a: 1 }, {}, { a: 2 })).toBe('conflict');
  });

  test('are the same whatever the order of their members', () => {
    expect(isSame({ a: [1, { b: 2, c: 3 }] }, { a: [1, { c: 3, b: 2 }] })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame(null, undefined)).toBe(false);
  });
});
