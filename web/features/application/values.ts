import { type JobApplication, jobApplication } from '#contract/application.ts';
import { check } from '#contract/check.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { ShownOpening } from '#contract/content/shown-openings.ts';
import type { Blank, useContractForm } from '../forms/use-contract-form.ts';
import { phoneReaderFor } from '../phone/load-phone-tools.ts';
import { noPhone } from '../phone/phone-entry.ts';

export const empty = {
  nameSurname: '',
  email: '',
  phone: noPhone,
  yearsOfExperience: '',
  currentPosition: '',
  university: '',
  department: '',
  graduationYear: '',
  linkedin: '',
  github: '',
  portfolio: '',
  aboutYourself: '',
  whyUs: '',
  cv: undefined as File | undefined,
  howDidYouFind: '',
  howDidYouFindOther: '',
  talentPool: false,
} satisfies Blank<Omit<JobApplication, 'opening'>>;

export type Values = Readonly<typeof empty>;

export const steps = {
  person: ['nameSurname', 'email', 'phone'],
  path: ['yearsOfExperience', 'currentPosition', 'university', 'department', 'graduationYear'],
  words: ['aboutYourself', 'whyUs', 'linkedin', 'github', 'portfolio'],
  file: ['cv', 'howDidYouFind', 'howDidYouFindOther', 'talentPool'],
} as const satisfies Record<string, readonly (keyof Values)[]>;
export type Step = keyof typeof steps;
export const stepIds = Object.keys(steps) as Step[];

export type ApplicationTexts = PageContent<'life'>['sections']['join-team']['application'];

/** The opening that is applied to; none for a general application. */
export type AppliedTo = { readonly opening?: ShownOpening | undefined };

/** An application as it is sent: validated texts, and the file itself. */
export type Checked = { readonly application: JobApplication; readonly cv: File };

export type StepProps = { readonly form: ReturnType<typeof useContractForm<Values, Checked>> };

/**
 * Validates the form's values against the contract, like the API.
 * @throws LoadError if the code that reads phone numbers could not be loaded
 */
export async function checkApplication({ cv, phone, talentPool, ...texts }: Values) {
  const readPhone = await phoneReaderFor(phone);
  const other = texts.howDidYouFind === 'other' ? texts.howDidYouFindOther : '';
  const checked = check(jobApplication(readPhone), {
    ...texts,
    linkedin: withScheme(texts.linkedin),
    github: withScheme(texts.github),
    portfolio: withScheme(texts.portfolio),
    // If another choice was made since, the text stays in the form but is not sent.
    howDidYouFindOther: other,
    phone: phone.text,
    talentPool: String(talentPool),
    cv,
  });
  if (!checked.ok || !cv) return checked as Exclude<typeof checked, { ok: true }>;
  return { ok: true, data: { application: checked.data, cv } satisfies Checked } as const;
}

/** Adds `https://` to links such as `linkedin.com/in/ada` and `çağla.com:8080?ref=cv`. */
function withScheme(link: string): string {
  const trimmed = link.trim();
  return /^[^\s./:?#@]+(\.[^\s./:?#@]+)+([/:?#]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** Whether a chosen file can still be read: not if it was changed, moved or deleted since. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The multipart body. Empty fields are left out. */
export function toFormData({ application, cv }: Checked): FormData {
  const form = new FormData();
  const { cv: _, ...texts } = application;
  for (const [name, value] of Object.entries(texts)) {
    if (value !== undefined && value !== false) form.append(name, String(value));
  }
  form.append('cv', cv, cv.name);
  return form;
}
