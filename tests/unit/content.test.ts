import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textPieces } from '#contract/content/link-mark.ts';
import { pageIds, pages } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { jsonLdOf, parseHtml, readPage } from '#tests/support/pages/html.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { chrome } from '#web/content/en/chrome.ts';
import { contact } from '#web/content/en/contact.ts';
import { life } from '#web/content/en/life.ts';
import { strings } from '#web/workshop/fonts/texts.ts';

/** What the site is made of: a text that no prerendered page shows has its name there. */
const sources = globSync('web/{features,format,map,pages,sections,ui}/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

// A text that is missing in one language already fails the type check: both have the same type.
describe.each(languages)('the texts in %s', (language) => {
  test('are complete, and each fits its schema', async () => {
    const { chrome, pages: texts } = await loadTexts(language);
    expect(Object.keys(texts).toSorted()).toEqual([...pageIds].toSorted());
    expect(chrome.messageForm.send).toBe(language === 'tr' ? 'Gönder' : 'Send');
  });

  test('have a section for each id of the site map, in the same order', async () => {
    const { pages: texts } = await loadTexts(language);
    for (const page of pageIds) {
      const { sections } = texts[page] as { sections?: object };
      const ids = Array.isArray(sections) ? [] : Object.keys(sections ?? {});
      expect(ids, page).toEqual(pages[page].sections);
    }
  });

  test('are all shown: on their page, on any page if they belong to the chrome, or on a visitor’s action', async () => {
    const unseen = await unseenTexts(language);
    expect(unseen.length).toBeGreaterThan(50);
    expect(unseen.filter((key) => !isUsed(key))).toEqual([]);
  });
});

test('the two languages have different texts', async () => {
  const [tr, en] = await Promise.all(languages.map(loadTexts));
  for (const page of pageIds) {
    expect(tr?.pages[page].seo.title, page).not.toBe(en?.pages[page].seo.title);
    expect(tr?.pages[page].seo.description, page).not.toBe(en?.pages[page].seo.description);
  }
});

test('the answers to a form are those of the specification', () => {
  const { full } = contact.sections['contact-form'];
  const { application } = life.sections['join-team'];
  const answers = [chrome.messageForm, full, application];
  expect(answers.map(({ success, failure }) => [success, failure])).toEqual([
    ['Your message has been received.', 'Submit failed.'],
    [
      'Your message has been sent successfully. We will get back to you as soon as possible.',
      'An error occurred while sending the message. Please try again.',
    ],
    [
      'Your application has been successfully received. We will contact you as soon as possible.',
      'An error occurred while sending your application. Please try again.',
    ],
  ]);
});

/** The keys of the texts that none of their pages shows. */
async function unseenTexts(language: Language): Promise<string[]> {
  const { chrome: whole, pages: texts } = await loadTexts(language);
  const { identity, ...chrome } = whole;
  const shown = new Map(pageIds.map((page) => [page, shownOn(readPage(page, language))]));
  const anywhere = [...shown.values()].flat();
  const missing = (leaves: Leaf[], pieces: string[]) => {
    const known = new Set(pieces);
    const isShown = (text: string) =>
      known.has(text) || (placeholder.test(text) && pieces.some((piece) => fills(piece, text)));
    return leaves.filter(({ text }) => !isShown(text)).map(({ key }) => key);
  };
  return [
    ...missing(leavesOf(chrome, 'chrome'), anywhere),
    ...pageIds.flatMap((page) => missing(leavesOf(texts[page], page), shown.get(page) ?? [])),
  ];
}

/** A text is used by its own name, an option by the name of its group, and a field takes its label by its own name. */
function isUsed(key: string): boolean {
  return key
    .split('.')
    .slice(-2)
    .filter((name) => !/^\d+$/.test(name))
    .some((name) => new RegExp(`\\.${name}\\b|'${name}'|label: ${name}\\b`).test(sources));
}

type Leaf = { readonly key: string; readonly text: string };

function leavesOf(value: unknown, key: string): Leaf[] {
  if (typeof value === 'string')
    return textPieces(value).map(({ words }) => ({ key, text: words.trim() }));
  if (typeof value !== 'object' || value === null) return [{ key, text: String(value) }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`));
}

/** All texts of a page: between tags, in attributes, and in the structured data. */
function shownOn(html: string): string[] {
  // Words that no line breaks are in an element of their own (web/ui/unbroken.tsx).
  const { tags, texts } = parseHtml(
    html.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '$1'),
  );
  const toMachines = strings(jsonLdOf(html)).map(([, text]) => text);
  return [...texts, ...tags.flatMap(({ attributes }) => Object.values(attributes)), ...toMachines];
}

const placeholder = /\{\w+\}/;

/** Whether a piece of a page is the text with something in place of `{date}`, or the text up to `{link}`. */
function fills(piece: string, template: string): boolean {
  const [before = '', after = ''] = template.split(placeholder).map((part) => part.trim());
  return piece === before || (piece.startsWith(before) && piece.endsWith(after));
}
