import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentNames, documentOf, formOf } from '#contract/content/documents.ts';
import { valueAt } from '#contract/content/edits.ts';
import { mergeFieldsOf } from '#contract/content/fits.ts';
import { readContent } from '#web/content/read-content.ts';
import { changeSource, sourceFile } from '#web/workshop/content/content-source.ts';

const source = `import type { X } from './x.ts';

/** Of the company. */
export const home: X<'home'> = {
  // Said first.
  title: 'Göğe çekilmiş “bir” hat, 😀.',
  'two-words': { list: ['a', 'b'], text: 'İ' },
  optional: 'x',
};
`;

test('a value changes, and comments and all other lines stay', () => {
  expect(changeSource(source, [{ path: '/title', value: 'Tırnak: \'"\\' }])).toBe(
    source.replace("'Göğe çekilmiş “bir” hat, 😀.'", String.raw`"Tırnak: '\"\\"`),
  );
});

test('lists, quoted keys, removed and new values have their places', () => {
  const changed = changeSource(source, [
    { path: '/two-words/list', value: [{ a: 1 }] },
    { path: '/optional', value: undefined },
    { path: '/two-words/new', value: 'yeni\u00a0satır' },
  ]);
  expect(changed).toContain(
    `'two-words': { list: [{"a":1}], text: 'İ', "new": "yeni\\u00a0satır" }`,
  );
  expect(changed).not.toContain('optional');
  expect(changed).toContain('// Said first.');
});

test('a value without a place is refused', () => {
  expect(() => changeSource(source, [{ path: '/nowhere/x', value: 1 }])).toThrow('/nowhere/x');
  expect(() => changeSource('export const a = 1;', [{ path: '/a', value: 1 }])).toThrow();
});

test('every value of every content file can be written where it stands', async () => {
  const content = await readContent();
  for (const name of documentNames) {
    const text = readFileSync(sourceFile(name), 'utf8');
    for (const { path } of mergeFieldsOf(formOf(name))) {
      const value = valueAt(documentOf(content, name), path);
      if (value === undefined) continue;
      expect(changeSource(text, [{ path, value: 'İşaret' }]), name + path).toContain('"İşaret"');
    }
  }
});
