import { expect, test } from 'vitest';
import { savedName } from '#contract/cv.ts';

test('the extension of its type is added to a CV’s name after at most one dot', () => {
  expect(savedName({ name: 'Ada Yilmaz.', type: 'pdf' })).toBe('Ada Yilmaz.pdf');
});
