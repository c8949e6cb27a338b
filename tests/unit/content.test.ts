import { describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { loadTexts } from '#web/build/texts.ts';
import { pageIds, pages } from '#web/site-map.ts';

describe.each(languages)('the texts in %s', (language) => {
  test('are all there, and each fits its schema', async () => {
    const { chrome, pages: texts } = await loadTexts(language);
    expect(Object.keys(texts).toSorted()).toEqual([...pageIds].toSorted());
    expect(chrome.messageForm.send).toBe(language === 'tr' ? 'Gönder' : 'Send');
  });

  test('have a section for each id of the site map, in its order', async () => {
    const { pages: texts } = await loadTexts(language);
    for (const page of pageIds) {
      const { sections } = texts[page] as { sections?: object };
      const ids = Array.isArray(sections) ? [] : Object.keys(sections ?? {});
      expect(ids, page).toEqual(pages[page].sections);
    }
  });
});

test('the two languages say different things', async () => {
  const [tr, en] = await Promise.all(languages.map(loadTexts));
  for (const page of pageIds) {
    expect(tr?.pages[page].seo.title, page).not.toBe(en?.pages[page].seo.title);
    expect(tr?.pages[page].seo.description, page).not.toBe(en?.pages[page].seo.description);
  }
});
