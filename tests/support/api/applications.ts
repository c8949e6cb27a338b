import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import type { RunningApi } from './api.ts';

export const applicationPath = '/api/JobApplications';

/** An application with every text field; the CV is separate. */
export const sampleApplication = {
  nameSurname: 'Ada Yılmaz',
  email: 'ada@gokhat.example',
  phone: '+90 532 123 45 67',
  currentPosition: 'Ağ mühendisi',
  yearsOfExperience: '3-5',
  university: 'Örnek Üniversitesi',
  department: 'Elektronik ve Haberleşme',
  graduationYear: '2019',
  linkedin: 'https://www.linkedin.com/in/ada',
  github: 'https://github.com/ada',
  portfolio: 'https://ada.example',
  aboutYourself: 'Ses trafiğini severim.',
  whyUs: 'Hat burada.',
  howDidYouFind: 'other',
  howDidYouFindOther: 'Bir konferansta',
  talentPool: 'true',
};

type Texts = Partial<
  Record<keyof typeof sampleApplication | 'opening' | 'website' | 'filledInMs', string | undefined>
>;

/** A CV as a browser would send it; by default a few bytes of PDF. */
export function cvFile(
  bytes: string | Uint8Array = '%PDF-1.7\n%%EOF\n',
  name = 'ada.pdf',
  type = 'application/pdf',
): File {
  return new File([bytes as BlobPart], name, { type });
}

/** The multipart body of a valid application with the given changes; an undefined text is left out. */
export function applicationForm(changes: Texts = {}, cv: File | undefined = cvFile()): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sampleApplication, ...changes })) {
    if (value !== undefined) form.append(name, value);
  }
  if (cv) form.append('cv', cv);
  return form;
}

/** Posts a multipart body to the application call. */
export function postApplication(
  { url }: Pick<RunningApi, 'url'>,
  body: FormData,
  headers: Record<string, string> = {},
) {
  return fetch(url + applicationPath, { method: 'POST', body, headers });
}

/** Sends a valid application with the given changes, and resolves with the parsed response. */
export async function apply(
  api: Pick<RunningApi, 'url'>,
  changes: Texts = {},
  cv = cvFile(),
  headers: Record<string, string> = {},
) {
  const answer = await postApplication(api, applicationForm(changes, cv), headers);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return z.parse(calls.submitJobApplication.response.body, await answer.json());
}
