import { expect, test } from 'vitest';
import { ambiguousTarget, loggedPath, originForm } from '#contract/request-target.ts';
import { cells } from '../support/cells.ts';

test.each(
  cells(`
    / | /tr | /en/about?a=b | /tr/%C3%A7 | /tr/a%20b | /tr/..a | /tr/a.. | /tr/a;b | /tr/%25
    /assets/~1/client-x.js | /tr?x=//y/../z | /tr?x=%5c%23%2e | /tr/%3futm=x | /tr?a\\b
  `),
)('%s is read as the same path by nginx and the API', (target) => {
  expect(ambiguousTarget.test(target)).toBe(false);
});

test.each([
  ...['/a b', '/a\tb', '/\xe7', '/a?\xa0', '/\u0000'],
  ...cells(`
    /api/metrics\\# | /a\\b | /a#b | /a?b#c | //a | /a//b | /a/./b | /a/.. | /a/../b | /.
    /%61 | /%41 | /%30 | /%2e | /%2E%2e | /%2f | /%5C | /%5f | /%7e | /%2d | /%23 | /%00
    /%1f | /%7F | /% | /%g0 | /%4
  `),
])('%j is ambiguous', (target) => {
  expect(ambiguousTarget.test(target)).toBe(true);
});

test.each([
  ['/api/Admin/Messages/0b6f?q=word', '/api/Admin/Messages/0b6f'],
  ['/api/metrics\\#x', '/api/metrics\\'],
  ['/@fs/etc/passwd', '/@fs/etc/passwd'],
  ['/tr/ada@gokhat.example', '(withheld)'],
  ['/tr/ada%40gokhat.example/x?y', '(withheld)'],
  ['/tr/ada%2540gokhat.example', '(withheld)'],
  ['/tr/ada%252540gokhat.example', '(withheld)'],
  ['/tr?email=ada@gokhat.example', '/tr'],
  ['/tr/\u0000x', '/tr/'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(255)}`],
])('%j is logged as %s', (target, logged) => {
  expect(loggedPath(target)).toBe(logged);
});

test('the absolute form is reduced to its path', () => {
  expect(originForm('http://localhost:8080/tr?a')).toBe('/tr?a');
  expect(originForm('HTTPS://localhost?a')).toBe('/?a');
  expect(originForm('/http://x/y')).toBe('/http://x/y');
});
