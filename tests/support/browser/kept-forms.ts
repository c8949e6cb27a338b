import type { Locator, Page } from '@playwright/test';
import { submitFullContact, submitSimpleContact } from '#contract/contact.ts';
import { submitQuoteRequest } from '#contract/quote.ts';
import type { Language } from '#tests/support/languages.ts';
import { chrome as enChrome } from '#web/content/en/chrome.ts';
import { contact as enContact } from '#web/content/en/contact.ts';
import { chrome as trChrome } from '#web/content/tr/chrome.ts';
import { contact as trContact } from '#web/content/tr/contact.ts';
import { applicationPath } from '../api/applications.ts';
import { applicationOn, applicationTexts, needed } from './application-form.ts';
import { openContactForm } from './contact-button.ts';
import { expect, visitPage } from './site.ts';

const contents = {
  tr: { chrome: trChrome, section: trContact.sections['contact-form'] },
  en: { chrome: enChrome, section: enContact.sections['contact-form'] },
} as const;

/** A form that stores its draft. */
export type KeptForm = {
  readonly what: string;
  /** The storage key of its draft. */
  readonly key: string;
  /** The path after the language. */
  readonly page: string;
  /** The call that it sends to. */
  readonly path: string;
  readonly thanks: string;
  /** The message if sending fails. */
  readonly failure: string;
  form(page: Page, language?: Language): Locator;
  /** Brings the form into view on its page. */
  show(page: Page, language?: Language): Promise<void>;
  /** The values that `fill` writes into text fields, by label. */
  lines(language?: Language): Readonly<Record<string, string>>;
  /** Fills the form in Turkish. */
  fill(page: Page): Promise<void>;
  /** Sends the form, from any step that a filled form shows after a reload. */
  send(page: Page): Promise<void>;
};

const mainForm = (page: Page) => page.getByRole('main').locator('form');
const email = 'ayse@ornek.example';
const message = 'Merhaba, İğdır’dan yazıyorum. 📞';

function simpleLines(language: Language = 'tr') {
  const { messageForm: texts } = contents[language].chrome;
  return { [texts.name]: 'Ayşe Nur Işık', [texts.email]: email, [texts.message]: message };
}

/** Fills text fields by their labels. */
export async function fillLines(form: Locator, lines: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(lines)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
}

const press = (form: Locator) =>
  form.getByRole('button', { name: trChrome.messageForm.send, exact: true }).click();

const short: KeptForm = {
  what: 'the short note',
  key: 'draft:short',
  page: 'contact',
  path: submitSimpleContact.path,
  thanks: trChrome.messageForm.success,
  failure: trChrome.messageForm.failure,
  form: mainForm,
  async show(page) {
    await expect(mainForm(page)).toBeVisible();
  },
  lines: simpleLines,
  fill: (page) => fillLines(mainForm(page), simpleLines()),
  send: (page) => press(mainForm(page)),
};

type Section = (typeof contents)[Language]['section'];

/**
 * The shared parts of the contact page's larger forms.
 * @param labelOf the label of a field that only this form has
 */
const largeForm = (way: 'full' | 'quote', labelOf: (section: Section) => string) => ({
  key: `draft:${way}`,
  page: 'contact',
  thanks: contents.tr.section[way].success,
  failure: contents.tr.section[way].failure,
  form: mainForm,
  async show(page: Page, language: Language = 'tr') {
    const { section } = contents[language];
    await page.getByRole('button', { name: section.ways[way] }).click();
    await expect(mainForm(page).getByLabel(labelOf(section), { exact: true })).toBeVisible();
  },
  send: (page: Page) => press(mainForm(page)),
});

const full: KeptForm = {
  ...largeForm('full', (section) => section.full.subject),
  what: 'the full form',
  path: submitFullContact.path,
  lines(language = 'tr') {
    const { section, chrome } = contents[language];
    return {
      [section.full.firstName]: 'Ayşe Nur',
      [section.full.lastName]: 'Işık',
      [chrome.messageForm.email]: email,
      [chrome.messageForm.message]: message,
    };
  },
  async fill(page) {
    await fillLines(mainForm(page), full.lines());
    await mainForm(page).getByLabel('Konu', { exact: true }).selectOption('support');
  },
};

const floating: KeptForm = {
  ...short,
  what: 'the dialog',
  key: 'draft:dock',
  page: 'about',
  form: (page) => page.getByRole('dialog').locator('form'),
  async show(page, language = 'tr') {
    const { chrome } = contents[language];
    await openContactForm(page, chrome.floatingContact.open);
    await expect(floating.form(page).getByLabel(chrome.messageForm.message)).toBeVisible();
  },
  fill: (page) => fillLines(floating.form(page), simpleLines()),
  send: (page) => press(floating.form(page)),
};

const application: KeptForm = {
  what: 'the application',
  key: 'draft:application',
  page: 'life#join-team',
  path: applicationPath,
  thanks: applicationTexts().success,
  failure: applicationTexts().failure,
  form: (page, language) => applicationOn(page, language).form,
  async show(page, language) {
    const { region, field } = applicationOn(page, language);
    await region.scrollIntoViewIfNeeded();
    await expect(field('nameSurname')).toHaveCount(1);
  },
  lines(language) {
    const texts = applicationTexts(language);
    const { nameSurname, email, phone } = needed.person;
    return {
      [texts.nameSurname]: nameSurname,
      [texts.email]: email,
      [texts.phone]: phone,
      [texts.aboutYourself]: needed.words.aboutYourself,
    };
  },
  fill: (page) => applicationOn(page).fillAll(),
  async send(page) {
    const { sendButton, nextButton, removeButton, goOnTo, fill } = applicationOn(page);
    if (await nextButton.isVisible()) {
      for (const step of ['path', 'words', 'file'] as const) await goOnTo(step);
    }
    if (!(await removeButton.isVisible())) await fill(needed.file);
    await sendButton.click();
  },
};

const quote: KeptForm = {
  ...largeForm('quote', (section) => section.quote.volume),
  what: 'the request for a quote',
  path: submitQuoteRequest.path,
  lines(language = 'tr') {
    const { section, chrome } = contents[language];
    return {
      [section.quote.countries]: 'Almanya, Irak ve Kazakistan',
      [section.quote.volume]: '2 milyon SMS',
      [chrome.messageForm.name]: 'Ayşe Nur Işık',
      [section.full.company]: 'Işık İletişim A.Ş.',
      [chrome.messageForm.email]: email,
    };
  },
  async fill(page) {
    await mainForm(page).getByLabel(quotedService('tr')).check();
    await fillLines(mainForm(page), quote.lines());
  },
};

const quotedService = (language: Language) =>
  contents[language].section.quote.serviceNames.interconnection;

/** All five. */
export const keptForms = [short, full, floating, application, quote] as const;

/** Opens a form's page and brings the form into view. */
export async function open(kept: KeptForm, page: Page, language: Language = 'tr'): Promise<void> {
  await visitPage(page, `/${language}/${kept.page}`);
  await kept.show(page, language);
}

/** Expects everything that `fill` wrote in the form; the page may now be in another language. */
export async function holds(kept: KeptForm, page: Page, language: Language = 'tr'): Promise<void> {
  const form = kept.form(page, language);
  for (const [label, text] of Object.entries(kept.lines(language))) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  if (kept === quote) await expect(form.getByLabel(quotedService(language))).toBeChecked();
}

/** Expects every text that `fill` wrote in the tab's storage. */
export async function isKept(kept: KeptForm, page: Page): Promise<void> {
  for (const text of Object.values(kept.lines())) {
    await expect.poll(() => draftOf(kept, page)).toContain(JSON.stringify(text));
  }
}

/** Expects an empty form and no draft in the tab's storage. */
export async function isEmpty(kept: KeptForm, page: Page): Promise<void> {
  for (const label of Object.keys(kept.lines())) {
    await expect(kept.form(page).getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(kept.form(page).locator('input[type=checkbox]:checked')).toHaveCount(0);
  expect(await draftOf(kept, page)).toBeNull();
}

/** The stored draft. */
export function draftOf({ key }: KeptForm, page: Page): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key);
}
