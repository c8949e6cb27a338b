import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docker-compose.yml', 'utf8');
const [head = '', tail = ''] = text.split(/^services:$/m);
/** What stands under each service, by name. */
const services = new Map(
  [
    ...(tail.split(/^\S/m)[0] ?? '').matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\s*\n| {2,}#.*\n)+)/gm),
  ].map(([, name = '', body = '']) => [name, body]),
);

test('no service’s log can fill the disk: each is rotated', () => {
  expect([...services.keys()]).toEqual(expect.arrayContaining(['api', 'backup', 'web']));
  expect(head).toMatch(/^x-hardened: &hardened\n[\s\S]*max-size: \d+m\n +max-file: '\d+'$/m);
  for (const [name, body] of services) {
    expect([name, body]).toEqual([name, expect.stringContaining('<<: *hardened')]);
    expect([name, body]).toEqual([name, expect.not.stringContaining('logging:')]);
  }
});
