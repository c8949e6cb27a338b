import { expect, test } from 'vitest';
import { httpsMaps, readAliases } from '#web/site-build/nginx-configuration.ts';

test('aliases are separated by spaces, and there may be none', () => {
  const aliases = readAliases({ DOMAIN_ALIASES: ' www.gokhat.example  xn--gkhat-jua.example ' });
  expect(aliases).toEqual(['www.gokhat.example', 'xn--gkhat-jua.example']);
  expect(readAliases({})).toEqual([]);
  expect(readAliases({ DOMAIN_ALIASES: '' })).toEqual([]);
});

test('the byte order mark of an .env file loses no aliases', () => {
  const aliases = readAliases({ '\uFEFFDOMAIN_ALIASES': 'www.gokhat.example' });
  expect(aliases).toEqual(['www.gokhat.example']);
});

test('the port of the site is in each redirect to https and in the offer of HTTP/3', () => {
  const maps = httpsMaps('https://gokhat.example:8443', ['www.gokhat.example']);
  expect(maps).toEqual([
    `map $ssl_server_name $certificate {
  default "/run/tls/gokhat.example.pem";
}`,
    `map "$scheme $host" $https_move {
  "https gokhat.example" "";
  "http www.gokhat.example" "https://www.gokhat.example:8443";
  default "https://gokhat.example:8443";
}`,
    `map $scheme $alternative_service {
  "https" "h3=\\":8443\\"; ma=86400";
  default "";
}`,
  ]);
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
