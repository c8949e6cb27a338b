import express, { type Request } from 'express';
import { expect, test } from 'vitest';
import { languageOf } from '#api/http/sender.ts';
import { isLanguage } from '#contract/languages.ts';
import { cells } from '../support/cells.ts';

function preferredLanguage(header: string | undefined) {
  const request: Request = Object.create(express.request);
  return languageOf(Object.assign(request, { headers: { 'accept-language': header } }));
}

// Express reads the header: these are ours to choose, and what a browser sends.
test.each<[header: string | undefined, language: string]>([
  [undefined, 'tr'],
  ['*', 'tr'],
  ['xx', 'tr'],
  ['en-US', 'en'],
  ['xx,en;q=0.1', 'en'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'tr'],
  ['en-US,en;q=0.9,tr;q=0.8', 'en'],
  ['en-US,tr;q=0.7,en;q=0.3', 'en'],
  ['tr;q=0.5,en;q=0.8', 'en'],
  ['en;q=0', 'tr'],
  ['fr,*;q=0.5', 'tr'],
  ...cells('en_US | en;q=x | ;;; | <script> | __proto__').map(
    (junk) => [junk, 'tr'] as [string, string],
  ),
])('Accept-Language "%s" gets %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('only the codes of the table, in lower case, are languages', () => {
  expect(['tr', 'en'].every(isLanguage)).toBe(true);
  expect(['TR', 'xx', '', null, undefined, 0, {}, ['tr']].some(isLanguage)).toBe(false);
});
