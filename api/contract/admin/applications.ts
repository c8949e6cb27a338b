import * as z from 'zod/mini';
import { applicationStages, experiences, sources } from '../application.ts';
import type { Call } from '../call.ts';
import { type CvType, cvTypes } from '../cv.ts';
import { utcTime } from '../fields.ts';
import { languages } from '../languages.ts';
import {
  bulkAnswer,
  bulkIds,
  changing,
  flag,
  idParameters,
  narrowed,
  noteText,
  pageOf,
  paging,
  searched,
  span,
  versionSeen,
} from './lists.ts';
import { spamReasons } from './messages.ts';

export const ratings = { least: 1, most: 5 } as const;

/** The result of a virus scan of a CV: pending, clean or infected. */
export const cvScans = ['waiting', 'clean', 'infected'] as const;
export type CvScan = (typeof cvScans)[number];

export const application = z.strictObject({
  id: z.uuid(),
  createdAtUtc: utcTime,
  stage: z.enum(applicationStages),
  /** When the application entered that stage. */
  stageSinceUtc: utcTime,
  spamReason: z.nullable(z.enum(spamReasons)),
  /** When a suspected application was first opened in the admin; null if it was not. */
  seenAtUtc: z.nullable(utcTime),
  /** From 1 to 5; null while it is not rated. */
  rating: z.nullable(z.int()),
  note: z.nullable(z.string()),
  version: z.int(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  currentPosition: z.nullable(z.string()),
  experience: z.enum(experiences),
  university: z.nullable(z.string()),
  department: z.nullable(z.string()),
  graduationYear: z.nullable(z.int()),
  linkedin: z.nullable(z.string()),
  github: z.nullable(z.string()),
  portfolio: z.nullable(z.string()),
  aboutYourself: z.string(),
  whyUs: z.nullable(z.string()),
  source: z.nullable(z.enum(sources)),
  sourceOther: z.nullable(z.string()),
  talentPool: z.boolean(),
  /** When the applicant consented to the talent pool in the form; null if they did not, or if it is unknown. */
  poolConsentAtUtc: z.nullable(utcTime),
  language: z.enum(languages),
  noticeVersion: z.int(),
  cv: z.strictObject({
    name: z.string(),
    type: z.enum(Object.keys(cvTypes) as [CvType, ...CvType[]]),
    /** In bytes. */
    size: z.int(),
    /** SHA-256 of the file, hex. */
    sha256: z.string(),
    /** The CV opens only if this is `clean`, or null: no scanner was set up when it arrived. */
    scan: z.nullable(z.enum(cvScans)),
  }),
});
export type Application = z.output<typeof application>;

/** One application with its stage history and others of the same person. */
export const wholeApplication = z.extend(application, {
  /** Oldest first; the first is its arrival. */
  history: z.array(z.strictObject({ stage: z.enum(applicationStages), atUtc: utcTime })),
  /** From the same e-mail address, newest first, fifty at most. */
  others: z.array(
    z.strictObject({
      id: z.uuid(),
      createdAtUtc: utcTime,
      stage: z.enum(applicationStages),
      fullName: z.string(),
    }),
  ),
});
export type WholeApplication = z.output<typeof wholeApplication>;

const narrowing = {
  stage: narrowed(applicationStages),
  /** Only applications flagged as spam; other lists leave them out. */
  spam: z._default(flag, false),
  experience: narrowed(experiences),
  source: narrowed(sources),
  talentPool: flag,
  q: searched,
  ...span,
} as const;

export const applicationQuery = z.strictObject({ ...narrowing, ...paging });
export type ApplicationQuery = z.output<typeof applicationQuery>;

export const applicationExportQuery = z.strictObject(narrowing);
export type ApplicationNarrowing = z.output<typeof applicationExportQuery>;

export const applicationChange = z
  .strictObject({
    stage: narrowed(applicationStages),
    rating: z.optional(
      z.nullable(
        z
          .int({ error: 'invalid' })
          .check(z.minimum(ratings.least, 'invalid'), z.maximum(ratings.most, 'invalid')),
      ),
    ),
    /** Set to false when the applicant withdraws consent, or to true when they give it later in writing. */
    talentPool: z.optional(z.boolean({ error: 'invalid' })),
    note: z.optional(noteText),
    /** Removes the spam flag. */
    notSpam: z.optional(z.literal(true, { error: 'invalid' })),
    version: versionSeen,
  })
  .check(
    z.refine(({ version, ...change }) => Object.keys(change).length > 0, { error: 'required' }),
  );
export type ApplicationChange = z.output<typeof applicationChange>;

export const listApplications = {
  method: 'get',
  path: '/api/Admin/Applications',
  summary: 'Applications by page, the newest first unless asked otherwise',
  for: 'admin',
  query: applicationQuery,
  answer: { status: 200, body: pageOf(application) },
  errorResponses: ['invalid', 'signedOut', 'searchPreparing'],
} as const satisfies Call;

export const readApplication = {
  method: 'get',
  path: '/api/Admin/Applications/{id}',
  summary: 'One application with its history and others of the same person',
  for: 'admin',
  parameters: idParameters,
  answer: { status: 200, body: wholeApplication },
  errorResponses: ['signedOut', 'notFound'],
} as const satisfies Call;

export const changeApplication = {
  method: 'patch',
  path: '/api/Admin/Applications/{id}',
  summary:
    'Change what the admin keeps of an application; refused when `version` is not the present one',
  for: 'admin',
  parameters: idParameters,
  body: applicationChange,
  answer: { status: 200, body: wholeApplication },
  errorResponses: [...changing, 'notFound', 'changedMeanwhile'],
} as const satisfies Call;

export const eraseApplication = {
  method: 'delete',
  path: '/api/Admin/Applications/{id}',
  summary: 'Erase an application and its CV for good',
  for: 'admin',
  parameters: idParameters,
  answer: { status: 204 },
  errorResponses: ['signedOut', 'notFound', 'unavailable'],
} as const satisfies Call;

export const applicationBulk = z.strictObject({
  ids: bulkIds,
  action: z.literal('delete', { error: 'invalid' }),
});

export const eraseApplications = {
  method: 'post',
  path: '/api/Admin/Applications/bulk',
  summary:
    'Erase many applications with their CVs; those that are gone are passed over and counted',
  for: 'admin',
  body: applicationBulk,
  answer: { status: 200, body: bulkAnswer },
  errorResponses: changing,
} as const satisfies Call;

export const readCv = {
  method: 'get',
  path: '/api/Admin/Applications/{id}/cv',
  summary: 'The CV of an application, as a download',
  for: 'admin',
  parameters: idParameters,
  answer: { status: 200, type: 'application/octet-stream' },
  errorResponses: ['signedOut', 'notFound', 'notScanned', 'infected'],
} as const satisfies Call;

export const exportApplications = {
  method: 'get',
  path: '/api/Admin/Applications.csv',
  summary: 'The same list whole, as CSV (RFC 4180) for a spreadsheet, without the CVs',
  for: 'admin',
  query: applicationExportQuery,
  answer: { status: 200, type: 'text/csv' },
  errorResponses: ['invalid', 'signedOut', 'exportsBusy', 'searchPreparing'],
} as const satisfies Call;
