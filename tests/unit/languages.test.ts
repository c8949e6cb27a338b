import express, { type Request } from 'express';
import { expect, test } from 'vitest';
import { languageOf } from '#api/http/sender.ts';
import { isLanguage } from '#contract/languages.ts';
import { cells } from '../support/cells.ts';

function preferredLanguage(header: string | undefined) {
  const request: Request = Object.create(express.request);
  return languageOf(Object.assign(request, { headers: { 'accept-language': header } }));
}

test.each([
  [undefined, 'tr'],
  ['', 'tr'],
  ['*', 'tr'],
  ['tr', 'tr'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['tr-TR', 'tr'],
  ['xx', 'tr'],
  ['xx-XX,xx;q=0.9', 'tr'],
  ['xx,en', 'en'],
  ['xx,en;q=0.1', 'en'],
  ['en,tr', 'en'],
  ['tr,en', 'tr'],
  ['en-US,en;q=0.9,tr;q=0.8', 'en'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'tr'],
  ['en-US,tr', 'en'],
  ['en-US,tr;q=0.7,en;q=0.3', 'en'],
  ['tr-TR,en;q=0.7,tr;q=0.3', 'tr'],
  ['en;q=0.5,tr;q=0.8', 'tr'],
  ['tr;q=0.5,en;q=0.8', 'en'],
  ['tr;q=0.001,en;q=0.002', 'en'],
  [' en ; q=1.0 , tr ; q=0.5 ', 'en'],
  ['en;level=1;q=0.9,tr;q=0.8', 'en'],
  ['en;q=0', 'tr'],
  ['en;q=0,tr;q=0.1', 'tr'],
  ['fr,*;q=0.5', 'tr'],
])('Accept-Language "%s" gets %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([
  '\u0000',
  ...cells(`
    english | e n | entr | en_US | en;q=x | en;q=-1 | en;q=NaN | ;;; | ,,, | q=1 | <script>
    __proto__
  `),
])('the invalid Accept-Language "%s" gets Turkish', (header) => {
  expect(preferredLanguage(header)).toBe('tr');
});

test('only the codes of the table, in lower case, are languages', () => {
  expect(['tr', 'en'].every(isLanguage)).toBe(true);
  expect(['TR', 'xx', '', null, undefined, 0, {}, ['tr']].some(isLanguage)).toBe(false);
});
