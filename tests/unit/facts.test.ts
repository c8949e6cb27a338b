import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentNames, documentOf, formOf } from '#contract/content/documents.ts';
import { misnamedIn } from '#contract/content/fits.ts';
import { identity } from '#contract/content/identity.ts';
import { languages } from '#contract/languages.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { readContent } from '#web/content/read-content.ts';

test('no Turkish suffix stands behind a fact, whose last vowel may change', async () => {
  const sources = globSync('web/content/tr/*.ts').map((file) => readFileSync(file, 'utf8'));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap((source) => source.match(/\{[\w.]+\}[’'][a-zçğıöşü]+/g) ?? [])).toEqual(
    [],
  );
});

test.each(documentNames)('%s names no unknown fact', async (name) => {
  expect(misnamedIn(formOf(name), documentOf(await readContent(), name))).toEqual([]);
});

test.each(languages)('every fact of a text in %s is filled in', async (language) => {
  const texts = JSON.stringify(await loadTexts(language));
  expect(texts).toContain(identity.name);
  expect(texts).not.toMatch(/\{(name|shortName|founded|\w+Kept|email\.\w+)\}/);
});
