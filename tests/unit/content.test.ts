import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { jsonLdOf, parseHtml, readPage } from '#tests/support/pages/html.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { textPieces } from '#web/content/link-mark.ts';
import { strings } from '#web/fonts/texts.ts';
import { pageIds, pages } from '#web/site-map.ts';

/**
 * Texts that no prerendered page shows: they appear on a visitor's action or from a date on. Each with the file that
 * shows it, and the expression there.
 */
const shownLater: Readonly<Record<string, readonly [file: string, expression: string]>> = {
  'chrome.form.proving': ['web/features/forms/proof-note.tsx', 'texts.proving'],
  'chrome.messageForm.sending': ['web/features/contact/form-frame.tsx', 'texts.sending'],
  'chrome.messageForm.success': ['web/features/contact/simple-form.tsx', 'texts.success'],
  'chrome.messageForm.next': ['web/features/contact/simple-form.tsx', 'texts.next'],
  'contact.sections.contact-form.next.full': ['web/features/contact/full-form.tsx', 'next.full'],
  'contact.sections.contact-form.next.quote': ['web/features/contact/quote-form.tsx', 'next.quote'],
  'chrome.form.reference': ['web/features/contact/large-form-frame.tsx', 'common.reference'],
  'chrome.messageForm.failure': ['web/features/forms/failure-text.ts', 'texts.failure'],
  'chrome.messageForm.offline': ['web/features/forms/failure-text.ts', 'texts.offline'],
  'chrome.form.optional': ['web/features/contact/full-form.tsx', 'common.optional'],
  'chrome.form.choose': ['web/features/contact/full-form.tsx', 'common.choose'],
  'chrome.form.kept': ['web/features/forms/draft-note.tsx', 'texts.kept'],
  'chrome.form.restored': ['web/features/forms/draft-note.tsx', 'texts.restored'],
  'chrome.form.discard': ['web/features/forms/draft-note.tsx', 'texts.discard'],
  'chrome.form.newTab': ['web/features/application/application-form.tsx', 'common.newTab'],
  'chrome.form.phone.country': ['web/features/phone/phone-field.tsx', 'texts.country'],
  'chrome.form.phone.search': ['web/features/phone/country-picker.tsx', 'texts.search'],
  'chrome.form.phone.none': ['web/features/phone/country-picker.tsx', 'texts.none'],
  'chrome.consent.title': ['web/features/consent/consent-banner.tsx', 'texts.title'],
  'chrome.consent.text': ['web/features/consent/consent-banner.tsx', 'texts.text'],
  'chrome.consent.acceptAll': ['web/features/consent/consent-banner.tsx', 'texts.acceptAll'],
  'chrome.consent.rejectAll': ['web/features/consent/consent-banner.tsx', 'texts.rejectAll'],
  'chrome.consent.preferences': ['web/features/consent/consent-banner.tsx', 'texts.preferences'],
  'chrome.consent.explanation': ['web/features/consent/consent-dialog.tsx', 'texts.explanation'],
  'chrome.consent.always': ['web/features/consent/consent-dialog.tsx', 'texts.always'],
  'chrome.consent.save': ['web/features/consent/consent-dialog.tsx', 'texts.save'],
  'chrome.consent.close': ['web/features/consent/consent-dialog.tsx', 'texts.close'],
  'chrome.consent.maps.title': ['web/features/consent/consent-dialog.tsx', 'texts[category]'],
  'chrome.consent.maps.text': ['web/features/consent/consent-dialog.tsx', 'texts[category]'],
  'chrome.consent.analytics.title': ['web/features/consent/consent-dialog.tsx', 'texts[category]'],
  'chrome.consent.analytics.text': ['web/features/consent/consent-dialog.tsx', 'texts[category]'],
  'chrome.consent.marketing.title': ['web/features/consent/consent-dialog.tsx', 'texts[category]'],
  'chrome.consent.marketing.text': ['web/features/consent/consent-dialog.tsx', 'texts[category]'],
  'chrome.consent.essential.text': ['web/features/consent/consent-dialog.tsx', 'texts.essential'],
  'chrome.floatingContact.label': [
    'web/features/floating-contact/floating-contact.tsx',
    'texts.label',
  ],
  'chrome.floatingContact.open': [
    'web/features/floating-contact/floating-contact.tsx',
    'texts.open',
  ],
  'chrome.floatingContact.hide': [
    'web/features/floating-contact/floating-contact.tsx',
    'texts.hide',
  ],
  'chrome.floatingContact.whatsapp': [
    'web/features/floating-contact/contact-dialog.tsx',
    'label: whatsapp',
  ],
  'chrome.floatingContact.call': [
    'web/features/floating-contact/contact-dialog.tsx',
    'label: call',
  ],
  'chrome.floatingContact.email': [
    'web/features/floating-contact/contact-dialog.tsx',
    'label: email',
  ],
  'chrome.floatingContact.title': [
    'web/features/floating-contact/contact-dialog.tsx',
    'texts.title',
  ],
  'chrome.floatingContact.close': [
    'web/features/floating-contact/contact-dialog.tsx',
    'texts.close',
  ],
  'chrome.language.label': ['web/sections/header.tsx', 'chrome.language.label'],
  'chrome.loading.failed': ['web/ui/load-failure.tsx', 'texts.failed'],
  'chrome.loading.retry': ['web/ui/load-failure.tsx', 'texts.retry'],
  'chrome.menu.close': ['web/features/menus/site-menu.tsx', 'chrome.menu.close'],
  'chrome.map.title': ['web/features/map/live-map.tsx', 'texts.title'],
  'chrome.map.question': ['web/features/map/live-map.tsx', 'texts.question'],
  'chrome.map.failed': ['web/features/map/live-map.tsx', 'texts.failed'],
  'chrome.map.show': ['web/features/map/live-map.tsx', 'texts.show'],
  'chrome.map.retry': ['web/features/map/live-map.tsx', 'texts.retry'],
  'chrome.toast.dismiss': ['web/features/toasts/toaster.tsx', 'texts.dismiss'],
  'services.codeSamples.products': ['web/features/code-samples/code-samples.tsx', 'texts.products'],
  'services.codeSamples.languages': [
    'web/features/code-samples/code-samples.tsx',
    'texts.languages',
  ],
  'services.codeSamples.product.sms': [
    'web/features/code-samples/code-samples.tsx',
    'texts.product[product]',
  ],
  'services.codeSamples.product.voice': [
    'web/features/code-samples/code-samples.tsx',
    'texts.product[product]',
  ],
  'services.codeSamples.product.verification': [
    'web/features/code-samples/code-samples.tsx',
    'texts.product[product]',
  ],
};
/**
 * The texts of the lazily loaded forms, by their key. A text is used by its own name, an option by the name of its
 * group.
 */
const shownInForms: Readonly<Record<string, readonly string[]>> = {
  'contact.sections.contact-form.full': [
    'web/features/contact/full-form.tsx',
    'web/features/contact/large-form-frame.tsx',
    'web/features/forms/failure-text.ts',
  ],
  'contact.sections.contact-form.quote': [
    'web/features/contact/quote-form.tsx',
    'web/features/contact/large-form-frame.tsx',
    'web/features/forms/failure-text.ts',
  ],
  'life.sections.join-team.application': [
    'application-form.tsx',
    'cv-field.tsx',
    'step-fields.tsx',
    '../forms/failure-text.ts',
  ].map((file) => `web/features/application/${file}`),
};
/** A page shows the ones that the date, or what the owner uploaded, calls for. */
const shownByData: typeof shownLater = {
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
      key in shownLater || key in shownByData || formOf(key) !== undefined;
    expect(unseen.filter((key) => !explained(key))).toEqual([]);
    // A text that a page shows must not be in the list.
    expect(Object.keys(shownLater).filter((key) => !unseen.includes(key))).toEqual([]);
  });
});

test.each(Object.entries({ ...shownLater, ...shownByData }))(
  '%s, which no prerendered page shows, is used in %j',
  (_key, [file, expression]) => {
    expect(readFileSync(file, 'utf8')).toContain(expression);
  },
);

test.each(Object.entries(shownInForms))(
  'every text under %s is used in its form',
  async (form, files) => {
    const { pages: texts } = await loadTexts('tr');
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const keys = pageIds
      .flatMap((page) => leavesOf(texts[page], page))
      .map(({ key }) => key)
      .filter((key) => formOf(key) === form);
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) {
      const [name = ''] = key.slice(form.length + 1).split('.');
      // A field of the application takes its label by its own name.
      expect(source, key).toMatch(new RegExp(`texts\\.${name}\\b|'${name}'`));
    }
  },
);

test('the two languages have different texts', async () => {
  const [tr, en] = await Promise.all(languages.map(loadTexts));
  for (const page of pageIds) {
    expect(tr?.pages[page].seo.title, page).not.toBe(en?.pages[page].seo.title);
    expect(tr?.pages[page].seo.description, page).not.toBe(en?.pages[page].seo.description);
  }
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

/** The form of `shownInForms` that a text belongs to. */
function formOf(key: string): string | undefined {
  return Object.keys(shownInForms).find((form) => key.startsWith(`${form}.`));
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
  const { tags, texts } = parseHtml(html);
  const toMachines = strings(jsonLdOf(html)).map(([, text]) => text);
  return [...texts, ...tags.flatMap(({ attributes }) => Object.values(attributes)), ...toMachines];
}

const placeholder = /\{\w+\}/;

/** Whether a piece of a page is the text with something in place of `{date}`, or the text up to `{link}`. */
function fills(piece: string, template: string): boolean {
  const [before = '', after = ''] = template.split(placeholder).map((part) => part.trim());
  return piece === before || (piece.startsWith(before) && piece.endsWith(after));
}
