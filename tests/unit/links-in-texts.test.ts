import { describe, expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { textPieces } from '#contract/content/link-mark.ts';
import { pageSchemas } from '#contract/content/schema.ts';
import { linkProblems } from '#contract/content/schema-parts.ts';
import { legalAnchors, type PageId, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { parseHtml, readPage, type Tag } from '#tests/support/pages/html.ts';
import { loadTexts } from '#tests/support/texts.ts';

test('a text is split at its links without loss', () => {
  expect(
    textPieces('Bkz. [gizlilik sayfası](page:privacy#requests), ya da [arayın](phone).'),
  ).toEqual([
    { words: 'Bkz. ' },
    { words: 'gizlilik sayfası', target: 'page:privacy#requests' },
    { words: ', ya da ' },
    { words: 'arayın', target: 'phone' },
    { words: '.' },
  ]);
  expect(textPieces('[a](phone)[b](phone)').map(({ words }) => words)).toEqual(['a', 'b']);
  expect(textPieces('Yalnız söz (ve [köşeli] ayraç).')).toEqual([
    { words: 'Yalnız söz (ve [köşeli] ayraç).' },
  ]);
});

describe('a text is refused if it has a link or placeholder', () => {
  test.each([
    ['to a page that does not exist', '[x](page:abut)'],
    ['to a section that its page does not have', '[x](page:about#values2)'],
    ['to a section of another page', '[x](page:about#office-locations)'],
    ['to a legal section without an id', '[x](page:privacy#s3)'],
    ['to an e-mail address that the identity does not have', '[x](mail:sales)'],
    ['to a property that every object has', '[x](mail:toString)'],
    ['to a script', '[x](javascript:alert)'],
    ['to an address without encryption', '[x](http://gokhat.example)'],
    ['to an address that a page of ours completes', '[x](https:gokhat.example)'],
    ['to an address with a fact, whose blanks would end it', '[x](https://{name}/x)'],
    ['to an unknown target', '[x](somewhere)'],
    ['that is not closed', '[x](page:about'],
  ])('%s', (_what, text) => {
    expect(linkProblems(text)).not.toEqual([]);
    const sections = [1, 2, 3].map(() => ({ title: 'x', paragraphs: [text] }));
    const page = { heroTitle: 'x', heroDescription: 'x', updated: '2025-01-01', sections };
    const seo = { title: 'x', description: 'x'.repeat(60) };
    expect(pageSchemas.privacy.safeParse({ seo, ...page }).success).toBe(false);
  });

  test('but not if all its targets exist', () => {
    const good =
      '[a](page:about) [b](page:about#values) [c](page:privacy#visitors) [d](mail:info) [e](phone) ' +
      '[f](whatsapp) [g](cookies) [h](https://www.example.org/x) {legalName}';
    expect(linkProblems(good)).toEqual([]);
  });
});

describe.each(languages)('in %s', (language) => {
  test('the legal pages have exactly the anchors of the site map', async () => {
    const { pages } = await loadTexts(language);
    for (const [page, anchors] of Object.entries(legalAnchors)) {
      const { sections } = pages[page as PageId] as { sections: readonly { id?: string }[] };
      const fields = page === 'legal' ? ['information-society', 'accessibility'] : [];
      expect([...sections.flatMap(({ id = [] }) => id), ...fields], page).toEqual(anchors);
    }
  });

  test('every e-mail address, phone number and KVKK address in text is a link, on every page', () => {
    const { email, phone } = identity;
    const links = (page: PageId) =>
      parseHtml(readPage(page, language)).tags.filter(({ name }) => name === 'a');
    const hrefs = (page: PageId) => links(page).map(({ attributes }: Tag) => attributes.href);
    for (const page of pageIds) {
      for (const address of Object.values(email)) {
        const html = readPage(page, language).replace(/<script.*?<\/script>/gs, '');
        const shown = [...html.matchAll(new RegExp(`>[^<]*${address}[^<]*<(/?\\w+)`, 'g'))];
        expect(
          shown.map(([, end]) => end),
          `${address} on ${page}`,
        ).toEqual(shown.map(() => '/a'));
      }
    }
    expect(hrefs('privacy')).toContain(`mailto:${email.dataProtection}`);
    expect(hrefs('legal')).toContain(`tel:${phone.e164}`);
    expect(hrefs('certificates')).toContain(`mailto:${email.partners}`);
    expect(hrefs('life')).toContain(`/${language}/privacy#candidates`);
  });

  test('no page shows a raw link mark or placeholder', () => {
    for (const page of pageIds) {
      const { texts } = parseHtml(readPage(page, language));
      const unread = texts.filter((text) => /\]\(|\{\w+\}/.test(text));
      expect(unread, page).toEqual([]);
    }
  });
});
