import type { Locator, Page } from '@playwright/test';
import { fillFacts } from '#contract/content/facts.ts';
import { identity } from '#contract/content/identity.ts';
import { builtSettings } from '#contract/settings.ts';
import type { Language } from '#tests/support/languages.ts';
import { chrome as enChrome } from '#web/content/en/chrome.ts';
import { life as enLife } from '#web/content/en/life.ts';
import { chrome as trChrome } from '#web/content/tr/chrome.ts';
import { life as trLife } from '#web/content/tr/life.ts';
import { applicationPath } from '../api/applications.ts';
import { pdf } from '../files/cv-files.ts';
import { expect, visitPage } from './site.ts';

const contents = {
  tr: {
    section: fillFacts(trLife, identity, 'tr', builtSettings.periods).sections['join-team'],
    common: trChrome.form,
  },
  en: {
    section: fillFacts(enLife, identity, 'en', builtSettings.periods).sections['join-team'],
    common: enChrome.form,
  },
} as const;

/** The URL pattern of applications, for `page.route` and `waitForRequest`. */
export const applicationUrl = `**${applicationPath}`;

/** A file for `setInputFiles`; by default a PDF of one page. */
export function cvPayload(name = 'ada.pdf', buffer = pdf(), mimeType = 'application/pdf') {
  return { name, mimeType, buffer };
}

/** The steps in order, each with its required fields. */
export const needed = {
  person: {
    nameSurname: 'Ayşe Işık',
    email: 'ayse@ornek.example',
    phone: '0532 123 45 67',
  },
  path: { yearsOfExperience: '3-5' },
  words: { aboutYourself: 'Ses trafiğini severim. 📞' },
  file: { cv: cvPayload() },
} as const satisfies Record<string, Entries>;
export type Step = keyof typeof needed;
export const stepIds = Object.keys(needed) as Step[];

type TextName =
  | 'nameSurname'
  | 'email'
  | 'phone'
  | 'currentPosition'
  | 'university'
  | 'department'
  | 'graduationYear'
  | 'aboutYourself'
  | 'whyUs'
  | 'linkedin'
  | 'github'
  | 'portfolio'
  | 'howDidYouFindOther';
type FieldName = TextName | 'cv' | 'howDidYouFind';

/** Values by field name of the contract. */
export type Entries = {
  readonly [name in TextName]?: string;
} & {
  readonly yearsOfExperience?: keyof (typeof trLife.sections)['join-team']['application']['years'];
  readonly howDidYouFind?: string;
  readonly cv?: ReturnType<typeof cvPayload>;
};

/** The texts of the application form in a language. */
export function applicationTexts(language: Language = 'tr') {
  return contents[language].section.application;
}

/**
 * The application form of a page in one language, located by its visible texts.
 * @param opening whether it is on the page of an opening
 */
export function applicationOn(page: Page, language: Language = 'tr', opening = false) {
  const { section, common } = contents[language];
  const texts = section.application;
  const name = opening ? section.openings.apply : section.title;
  const region = page.getByRole('region', { name });
  const form = region.locator('form');
  /** By its label, whether or not it is marked as optional. */
  const field = (name: FieldName) =>
    form.getByLabel(new RegExp(`^${escaped(texts[name])}( ${escaped(common.optional)})?$`));
  const experience = (years: keyof typeof texts.years) =>
    form.getByLabel(texts.years[years], { exact: true });
  const heading = (step: Step) =>
    form.getByRole('heading', { name: `${stepIds.indexOf(step) + 1}/4 ${texts.steps[step]}` });
  const nextButton = form.getByRole('button', { name: texts.next });

  const on = {
    texts,
    common,
    region,
    form,
    field,
    experience,
    heading,
    nextButton,
    experiences: form.getByRole('group', { name: texts.yearsOfExperience }),
    backButton: form.getByRole('button', { name: texts.back }),
    sendButton: form.getByRole('button', { name: texts.send }),
    consent: form.getByRole('checkbox', { name: texts.talentPool }),
    removeButton: form.getByRole('button', { name: texts.cvRemove }),
    alert: form.getByRole('alert'),
    /** Replaces the form once it is sent. */
    thanks: page.getByText(texts.success),
    /** Opens the page, and waits until the form can be filled. */
    async open() {
      await visitPage(page, `/${language}/life#join-team`);
      await expect(field('nameSurname')).toBeVisible();
    },
    /** Fills fields of the visible step. */
    async fill({ yearsOfExperience, howDidYouFind, cv, ...lines }: Entries) {
      if (yearsOfExperience) await experience(yearsOfExperience).check();
      if (howDidYouFind) await field('howDidYouFind').selectOption(howDidYouFind);
      for (const [name, text] of Object.entries(lines)) await field(name as TextName).fill(text);
      if (cv) await field('cv').setInputFiles(cv);
    },
    /** Goes to the next step and waits for it. */
    async goOnTo(step: Step) {
      await nextButton.click();
      await expect(heading(step)).toBeFocused();
    },
    /** Goes from the first step to another with the required fields only; that one is left empty. */
    async reach(step: Step) {
      for (const [index, before] of stepIds.slice(0, stepIds.indexOf(step)).entries()) {
        await on.fill(needed[before]);
        await on.goOnTo(stepIds[index + 1] as Step);
      }
    },
    /** Expects the form's own error message, and further help in separate paragraphs. */
    async showsFailure(...help: readonly string[]) {
      await expect(on.alert.getByRole('paragraph')).toHaveText([texts.failure, ...help]);
    },
    /** Fills all required fields; one press sends the form. */
    async fillAll(cv = cvPayload()) {
      await on.reach('file');
      await on.fill({ cv });
    },
  };
  return on;
}

/** Expects every text of a filled form still in it, hidden or shown, and the file. */
export async function keepsAll(
  { field, experience, form }: ReturnType<typeof applicationOn>,
  { name } = cvPayload(),
): Promise<void> {
  const { person, path, words } = needed;
  for (const [key, text] of Object.entries({ ...person, ...words })) {
    await expect(field(key as TextName)).toHaveValue(text);
  }
  await expect(experience(path.yearsOfExperience)).toBeChecked();
  await expect(form.getByText(name)).toHaveCount(1);
}

/** Expects the page's error message beside a field. */
export async function expectErrorAt(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
