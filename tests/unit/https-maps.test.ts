import { expect, test } from 'vitest';
import { httpsMaps, readAliases } from '#web/site-build/nginx-configuration.ts';

test('aliases are separated by spaces, and there may be none', () => {
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
])('%s is refused because it is no host name', (DOMAIN_ALIASES) => {
  expect(() => readAliases({ DOMAIN_ALIASES })).toThrow(/^DOMAIN_ALIASES must be host names/);
});

test('a site under http has no https maps', () => {
  expect(httpsMaps('http://localhost:8080', [])).toEqual([]);
});
