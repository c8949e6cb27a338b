import { expect, test } from 'vitest';
import { elementWith } from '#web/admin/content/preview/preview-texts.ts';

function pageWith(textContent: string) {
  const element = {
    textContent,
    getAttribute: () => null,
    contains: () => false,
    checkVisibility: () => true,
  } as unknown as Element;
  return { element, page: { body: { querySelectorAll: () => [element] } } as unknown as Document };
}

// Only a pair of brackets around the words is a mark (api/contract/content/link-mark.ts); the page shows the bracket before it.
test('a field with a bracket before its link is found in the page', () => {
  const { element, page } = pageWith('[Write to us (today).');
  expect(elementWith(page, '[Write [to us](mail:info) (today).')).toBe(element);
});
