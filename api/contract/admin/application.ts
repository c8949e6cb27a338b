import * as z from 'zod/mini';
import { applicationStages, experiences, sources } from '../application.ts';
import { type CvType, cvTypes } from '../cv.ts';
import { utcTime } from '../utc-time.ts';
import { by, lastChange } from './done-by.ts';
import { criterionScore, interview } from './hiring.ts';
import { record } from './message.ts';
import type { RecordFields } from './record-fields.ts';

/** The result of a virus scan of a CV: pending, clean or infected. */
export const cvScans = ['waiting', 'clean', 'infected'] as const;
export type CvScan = (typeof cvScans)[number];

/** The applicant's own consent to the talent pool: given and in force, withdrawn, or not given. */
export const poolConsents = ['given', 'withdrawn', 'none'] as const;
export type PoolConsent = (typeof poolConsents)[number];

export const application = z.strictObject({
  ...record,
  stage: z.enum(applicationStages),
  stageSinceUtc: utcTime,
  /** From 1 to 5; null while it is not rated. */
  rating: z.nullable(z.int()),
  /** The mean of its scores; null without any. */
  meanScore: z.nullable(z.number()),
  interview: z.nullable(interview),
  /** What was written to the applicant and did not fail, the oldest first. */
  letters: z.array(
    z.strictObject({
      atUtc: utcTime,
      /** The stage that the letter told of; null for any other letter. */
      stage: z.nullable(z.enum(applicationStages)),
      /** Whether it carried the interview for a calendar. */
      invites: z.boolean(),
    }),
  ),
  /** The opening that it is for, and its title; null for a general application. */
  opening: z.nullable(z.string()),
  position: z.nullable(z.string()),
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
  talentPool: z
    .boolean()
    .check(
      z.describe('The admin’s own label, on arrival as ticked in the form. It is never consent.'),
    ),
  poolConsentAtUtc: z
    .nullable(utcTime)
    .check(
      z.describe(
        'When the applicant consented to the talent pool in the form. Null if they did not, or if it is unknown.',
      ),
    ),
  poolWithdrawnAtUtc: z
    .nullable(utcTime)
    .check(z.describe('When the withdrawal of that consent was recorded; null if it is in force.')),
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

export const wholeApplication = z.extend(application, {
  /** When it is erased automatically; null if it is not. */
  keptUntilUtc: z.nullable(utcTime),
  /** One for each criterion of the scorecard, in their order. */
  scores: z.array(criterionScore),
  /** Oldest first; the first is its arrival. */
  history: z.array(z.strictObject({ stage: z.enum(applicationStages), atUtc: utcTime, by })),
  /** Of the note. */
  noteChange: lastChange,
});
export type WholeApplication = z.output<typeof wholeApplication>;

/** The columns of its row: other tables have its CV, tags, letters and scores, and the interview has several columns. */
export type ApplicationColumns = Omit<
  Application,
  'cv' | 'tags' | 'replyState' | 'meanScore' | 'interview' | 'letters'
>;

export const applicationFields = {
  id: { column: 'id' },
  createdAtUtc: { column: 'created_at', stored: 'time' },
  stage: { column: 'stage' },
  stageSinceUtc: { column: 'stage_since', stored: 'time' },
  rating: { column: 'rating' },
  fullName: { column: 'full_name', isSent: true, isSearched: true },
  email: {
    column: 'email',
    stored: 'address',
    isSent: true,
    isSearched: true,
    shown: 'line',
    format: 'email',
  },
  phone: { column: 'phone', isSent: true, isSearched: true, shown: 'line', format: 'phone' },
  opening: { column: 'opening', isSent: true, isInternal: true },
  position: { column: 'position', isSent: true, isSearched: true, shown: 'line' },
  currentPosition: { column: 'current_position', isSent: true, isSearched: true, shown: 'line' },
  experience: { column: 'experience', isSent: true, shown: 'line' },
  university: { column: 'university', isSent: true, isSearched: true, shown: 'education' },
  department: { column: 'department', isSent: true, isSearched: true, shown: 'education' },
  graduationYear: { column: 'graduation_year', isSent: true, shown: 'education' },
  linkedin: { column: 'linkedin', isSent: true, shown: 'links', format: 'link' },
  github: { column: 'github', isSent: true, shown: 'links', format: 'link' },
  portfolio: { column: 'portfolio', isSent: true, shown: 'links', format: 'link' },
  aboutYourself: { column: 'about', isSent: true, isSearched: true, shown: 'text' },
  whyUs: { column: 'why_us', isSent: true, isSearched: true, shown: 'text' },
  source: { column: 'source', isSent: true, shown: 'source' },
  sourceOther: { column: 'source_other', isSent: true, isSearched: true, shown: 'source' },
  talentPool: { column: 'talent_pool', stored: 'flag', isSent: true },
  poolConsentAtUtc: { column: 'pool_consent_at', stored: 'time' },
  poolWithdrawnAtUtc: { column: 'pool_withdrawn_at', stored: 'time' },
  note: { column: 'note', isSearched: true },
  followUp: { column: 'follow_up' },
  assignedTo: { column: 'assigned_to', isInternal: true },
  language: { column: 'language' },
  noticeVersion: { column: 'notice_version' },
  spamReason: { column: 'spam_reason', isInternal: true },
  spamSigns: { column: 'spam_signs', stored: 'list', isInternal: true },
  seenAtUtc: { column: 'seen_at', stored: 'time', isInternal: true },
  trashedAtUtc: { column: 'trashed_at', stored: 'time', isInternal: true },
  version: { column: 'version', isInternal: true },
} as const satisfies RecordFields<ApplicationColumns>;
