import { expect, test } from 'vitest';
import { httpsMaps, readAliases } from '#web/site-build/https-maps.ts';

test('further names come apart at spaces, and none of them is one too', () => {
  const aliases = readAliases({ DOMAIN_ALIASES: ' www.gokhat.example  xn--gkhat-jua.example ' });
  expect(aliases).toEqual(['www.gokhat.example', 'xn--gkhat-jua.example']);
  expect(readAliases({})).toEqual([]);
  expect(readAliases({ DOMAIN_ALIASES: '' })).toEqual([]);
});

test.each([
  'www.gokhat.example"; return 200; #',
  'a.example,b.example',
  'WWW.gokhat.example',
  '*.gokhat.example',
  '../gokhat.example',
  '-a.example',
  'localhost',
  `${'a.'.repeat(130)}example`,
])('%s reaches no configuration: it is no host name', (DOMAIN_ALIASES) => {
  expect(() => readAliases({ DOMAIN_ALIASES })).toThrow(/^DOMAIN_ALIASES must be host names/);
});

test('a site under http has no such maps', () => {
  expect(httpsMaps('http://localhost:8080', [])).toEqual([]);
});
