import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { created } from './contact.ts';
import { cvFile } from './cv.ts';
import { cvSize, fieldLimits, maxUploadBytes } from './field-limits.ts';
import {
  choice,
  consent,
  emailAddress,
  filledInMs,
  graduationYear,
  honeypot,
  openingId,
  optionalChoice,
  optionalLine,
  optionalLink,
  optionalText,
  phoneNumber,
  type ReadPhone,
  requiredLine,
  requiredText,
} from './fields.ts';

export const experiences = ['0-1', '1-3', '3-5', '5-10', '10+'] as const;
export type Experience = (typeof experiences)[number];

/** How an applicant heard of the company. */
export const sources = ['linkedin', 'jobBoard', 'indeed', 'friend', 'website', 'other'] as const;
export type Source = (typeof sources)[number];

/** The stages of an application. */
export const applicationStages = [
  'new',
  'reviewing',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];
/** The stages at which an applicant waits for a decision. An offer is one. */
export const undecidedStages = [
  'new',
  'reviewing',
  'interview',
] as const satisfies readonly ApplicationStage[];

/**
 * A job application as a multipart body: texts, and the CV. What a decision does not need is optional (KVKK,
 * article 4: no more than the purpose needs).
 */
export function jobApplication(readPhone: ReadPhone) {
  return z
    .strictObject({
      nameSurname: requiredLine(fieldLimits.fullName),
      email: emailAddress,
      phone: phoneNumber(readPhone),
      currentPosition: optionalLine(fieldLimits.text),
      yearsOfExperience: choice(experiences),
      university: optionalLine(fieldLimits.text),
      department: optionalLine(fieldLimits.text),
      graduationYear,
      linkedin: optionalLink,
      github: optionalLink,
      portfolio: optionalLink,
      aboutYourself: requiredText(fieldLimits.essay),
      whyUs: optionalText(fieldLimits.essay),
      cv: cvFile,
      howDidYouFind: optionalChoice(sources),
      howDidYouFindOther: optionalLine(fieldLimits.text),
      /** The id of the opening; without it, a general application. */
      opening: z.optional(openingId),
      /** Explicit consent to retention for later positions: never preset. */
      talentPool: consent,
      website: honeypot,
      filledInMs,
    })
    .check(
      z.refine(
        ({ howDidYouFind, howDidYouFindOther }) =>
          howDidYouFind !== 'other' || howDidYouFindOther !== undefined,
        {
          path: ['howDidYouFindOther'],
          error: 'required',
          // Reported together with a missing CV, not after it.
          when: ({ value }) => typeof value === 'object' && value !== null,
        },
      ),
    );
}
export type JobApplication = z.output<ReturnType<typeof jobApplication>>;

/** The version of the notice for candidates beside the form; raise it whenever that text changes. */
export const candidateNoticeVersion = 4;

/** The body is `jobApplication`; `calls` has the complete call. */
export const submitJobApplication = {
  method: 'post',
  path: '/api/JobApplications',
  summary: 'Apply for a job',
  for: 'anyone',
  idempotent: true,
  proofOfWork: true,
  upload: { field: 'cv', maxBytes: maxUploadBytes, fileBytes: cvSize.bytes },
  response: {
    status: 201,
    body: z.extend(created, {
      /** The opening closed while the applicant wrote, within the last day. */
      openingClosed: z.optional(z.literal(true)),
    }),
  },
  errorResponses: ['wrongFile', 'tooMany'],
} as const satisfies Call;
