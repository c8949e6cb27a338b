import { expect, test } from 'vitest';
import { savedName } from '#contract/cv.ts';

test('the extension of its type is added to a CV’s name after at most one dot', () => {
  expect(savedName({ name: 'Ada Yilmaz.', type: 'pdf' })).toBe('Ada Yilmaz.pdf');
});

test('a name of 64 KB of dots is saved in linear time', { timeout: 1000 }, () => {
  const name = `${'.'.repeat(65_536)}a`;
  expect(savedName({ name, type: 'pdf' })).toBe(`${name}.pdf`);
});
