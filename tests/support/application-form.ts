import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { chrome as enChrome } from '#web/content/en/chrome.ts';
import { life as enLife } from '#web/content/en/life.ts';
import { chrome as trChrome } from '#web/content/tr/chrome.ts';
import { life as trLife } from '#web/content/tr/life.ts';
import { applicationPath } from './applications.ts';
import { pdf } from './cv-files.ts';
import { comesAlive, expect } from './site.ts';

const contents = {
  tr: { section: trLife.sections['join-team'], common: trChrome.form },
  en: { section: enLife.sections['join-team'], common: enChrome.form },
} as const;

/** Where applications go, for `page.route` and `waitForRequest`. */
export const applicationUrl = `**${applicationPath}`;

/** A file as `setInputFiles` takes it; a PDF of one page unless told. */
export function cvPayload(name = 'ada.pdf', buffer = pdf(), mimeType = 'application/pdf') {
  return { name, mimeType, buffer };
}

/** The steps in their order, each with what it cannot do without. */
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

/** What to put into fields, each by its name in the contract. */
export type Entries = {
  readonly [name in TextName]?: string;
} & {
  readonly yearsOfExperience?: keyof (typeof trLife.sections)['join-team']['application']['years'];
  readonly howDidYouFind?: string;
  readonly cv?: ReturnType<typeof cvPayload>;
};

/** What the job application says, in a language. */
export function applicationTexts(language: Language = 'tr') {
  return contents[language].section.application;
}

/** The job application of a page in one language, found by what its applicant reads. */
export function applicationOn(page: Page, language: Language = 'tr') {
  const { section, common } = contents[language];
  const texts = section.application;
  const region = page.getByRole('region', { name: section.title });
  const form = region.locator('form');
  /** By its label, whether or not it says that it may be left out. */
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
    /** Stands where the form stood, once it is sent. */
    thanks: page.getByText(texts.success),
    /** Opens its page, and waits until it can be filled. */
    async open() {
      await page.goto(`/${language}/life#join-team`);
      await comesAlive(page);
      await expect(field('nameSurname')).toBeVisible();
    },
    /** Fills fields of the step that is shown. */
    async fill({ yearsOfExperience, howDidYouFind, cv, ...lines }: Entries) {
      if (yearsOfExperience) await experience(yearsOfExperience).check();
      if (howDidYouFind) await field('howDidYouFind').selectOption(howDidYouFind);
      for (const [name, text] of Object.entries(lines)) await field(name as TextName).fill(text);
      if (cv) await field('cv').setInputFiles(cv);
    },
    /** Goes on, and waits for the step that follows. */
    async goOnTo(step: Step) {
      await nextButton.click();
      await expect(heading(step)).toBeFocused();
    },
    /** From the first step to another, with no more than is needed; the last one is left to be filled. */
    async reach(step: Step) {
      for (const [index, before] of stepIds.slice(0, stepIds.indexOf(step)).entries()) {
        await on.fill(needed[before]);
        await on.goOnTo(stepIds[index + 1] as Step);
      }
    },
    /** The form's own words that it was not sent, and what helps in a paragraph of its own. */
    async isTold(...help: readonly string[]) {
      await expect(on.alert.getByRole('paragraph')).toHaveText([texts.failure, ...help]);
    },
    /** Fills whatever is needed; one press sends it. */
    async fillAll(cv = cvPayload()) {
      await on.reach('file');
      await on.fill({ cv });
    },
  };
  return on;
}

/** Every text of a filled form is still in it, hidden or shown, and so is the file. */
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

/** The page's own verdict on a field: what is said beside it, or nothing. */
export async function isToldAt(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
