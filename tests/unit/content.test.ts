import { readFileSync } from 'node:fs';
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

/**
 * Where the texts are shown that no prerendered page shows, by the beginning of their keys: they appear on a visitor's
 * action or from a date on.
 */
const shownLater: Readonly<Record<string, readonly string[]>> = {
  'chrome.form.phone': within('phone', 'phone-field.tsx', 'country-picker.tsx'),
  'chrome.form': [
    ...within('forms', 'form-notes.tsx'),
    ...within('contact', 'form-frame.tsx', 'full-form.tsx'),
    ...within('application', 'application-form.tsx'),
  ],
  'chrome.messageForm': [
    ...within('contact', 'form-frame.tsx', 'simple-form.tsx'),
    ...within('forms', 'form-notes.tsx'),
  ],
  'contact.sections.contact-form.next': within('contact', 'full-form.tsx', 'quote-form.tsx'),
  // The last one names the permissions, whose texts the dialog shows by these names.
  'chrome.consent': within(
    'consent',
    ...['consent-banner.tsx', 'consent-dialog.tsx', 'consent-store.ts'],
  ),
  'chrome.floatingContact': within(
    'floating-contact',
    ...['floating-contact.tsx', 'contact-dialog.tsx'],
  ),
  'chrome.language': ['web/sections/header.tsx'],
  'chrome.loading': ['web/ui/load-failure.tsx'],
  'chrome.menu': within('menus', 'site-menu.tsx'),
  'chrome.map': within('map', 'live-map.tsx'),
  'chrome.toast': within('toasts', 'toaster.tsx'),
  'services.codeSamples': within('code-samples', 'code-samples.tsx'),
};
/**
 * The texts of the lazily loaded forms, by their key. A text is used by its own name, an option by the name of its
 * group.
 */
const shownInForms: typeof shownLater = {
  'contact.sections.contact-form.full': [
    ...within('contact', 'full-form.tsx', 'form-frame.tsx'),
    ...within('forms', 'form-notes.tsx'),
  ],
  'contact.sections.contact-form.quote': [
    ...within('contact', 'quote-form.tsx', 'form-frame.tsx'),
    ...within('forms', 'form-notes.tsx'),
  ],
  'life.sections.join-team.application': [
    ...within('application', 'application-form.tsx', 'cv-field.tsx', 'step-fields.tsx'),
    ...within('forms', 'form-notes.tsx'),
  ],
};
/** A page shows the ones that the date, or what the owner uploaded, calls for. */
const shownByData: Readonly<Record<string, readonly [file: string, expression: string]>> = {
  'chrome.months': ['web/format/date.ts', 'months.split'],
  'certificates.validUntil': ['web/sections/diploma.tsx', 'content.validUntil'],
  'certificates.renewal': ['web/sections/diploma.tsx', 'content.renewal'],
  'certificates.open': ['web/sections/diploma.tsx', 'content.open'],
};

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

  test('are all shown: each on its page, or on any page if it belongs to the chrome', async () => {
    const unseen = await unseenTexts(language);
    const explained = (key: string) =>
      key in shownByData || groupOf(key, shownLater) || groupOf(key, shownInForms);
    expect(unseen.filter((key) => !explained(key))).toEqual([]);
  });
});

test.each(Object.entries(shownByData))('%s is used in %j', (_key, [file, expression]) => {
  expect(readFileSync(file, 'utf8')).toContain(expression);
});

test.each(Object.entries(shownLater))(
  'every text under %s that no prerendered page shows is used in its files',
  async (group, files) => {
    const unseen = await unseenTexts('tr');
    const keys = unseen.filter(
      (key) => !(key in shownByData) && groupOf(key, shownLater) === group,
    );
    expect(keys.length).toBeGreaterThan(0);
    areUsed(keys, group, files);
  },
);

test.each(Object.entries(shownInForms))(
  'every text under %s is used in its form',
  async (form, files) => {
    const { pages: texts } = await loadTexts('tr');
    const keys = pageIds
      .flatMap((page) => leavesOf(texts[page], page))
      .map(({ key }) => key)
      .filter((key) => groupOf(key, shownInForms) === form);
    expect(keys.length).toBeGreaterThan(5);
    areUsed(keys, form, files);
  },
);

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

/** The group that a text belongs to. */
function groupOf(key: string, groups: typeof shownLater): string | undefined {
  return Object.keys(groups).find((group) => key.startsWith(`${group}.`));
}

/** A text is used by its own name, an option by the name of its group, and a field takes its label by its own name. */
function areUsed(keys: readonly string[], group: string, files: readonly string[]): void {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const key of keys) {
    const [name = ''] = key.slice(group.length + 1).split('.');
    expect(source, key).toMatch(new RegExp(`\\b\\w+\\.${name}\\b|'${name}'|label: ${name}\\b`));
  }
}

/** Files of a folder of `web/features`. */
function within(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `web/features/${folder}/${name}`);
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
