import { expect, test } from 'vitest';
import { cvSize } from '#contract/field-limits.ts';
import { readableSize } from '#web/format/file-size.ts';

test.each([
  [1, '1 kB', '1 kB'],
  [1025, '2 kB', '2 kB'],
  [1024 * 1023 + 1, '1 MB', '1 MB'],
  [1.5 * 1024 * 1024, '1,5 MB', '1.5 MB'],
  [cvSize.bytes, '5 MB', '5 MB'],
  [cvSize.bytes + 1, '5,01 MB', '5.01 MB'],
])('a file of %i bytes is shown as %s, never less than its size', (bytes, tr, en) => {
  expect(readableSize(bytes, 'tr')).toBe(tr);
  expect(readableSize(bytes, 'en')).toBe(en);
});
