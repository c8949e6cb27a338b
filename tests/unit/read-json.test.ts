import { expect, test } from 'vitest';
import { namesTwice } from '#api/http/read-json.ts';

test.each([
  '{}',
  '[]',
  '"a"',
  '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
  '{"a":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":"b","c":"a: \\\\"}',
  '{"a":["a","a"],"b":"a"}',
])('%s has no repeated name', (text) => {
  JSON.parse(text);
  expect(namesTwice(text)).toBe(false);
});

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '{"b":{"a":1, "c":[], "a" : 2}}',
  '[{"__proto__":1,"__proto__":2}]',
  '{"":1,"":2}',
  '{"a\\"":1,"a\\"":2}',
])('%s has a repeated name', (text) => {
  JSON.parse(text);
  expect(namesTwice(text)).toBe(true);
});
