import * as z from 'zod/mini';
import { applicationStages, experiences, sources } from '../application.ts';
import type { Call } from '../call.ts';
import { flag, openingId } from '../fields.ts';
import { application, poolConsents, wholeApplication } from './application.ts';
import { interviewChange, ratingChange, scoreChanges } from './hiring.ts';
import {
  assignedFilter,
  assignee,
  bulkIds,
  cursorOfView,
  fieldsOfActions,
  followUpDay,
  keptUntil,
  narrowed,
  noteText,
  searched,
  span,
  undoesMeans,
  undoesNoErasure,
  versionSeen,
  viewPaging,
} from './lists.ts';
import { spamSigns } from './message.ts';
import { recordCalls } from './record-calls.ts';
import { audiences } from './roles.ts';
import { oneTag, tagActions, tagIds } from './tags.ts';

/**
 * Views: future interviews (by time), follow-ups (by day), applications with a note, those that a reply was sent to,
 * spam that no admin has seen, and applications that are erased soon.
 */
export const applicationViews = [
  'interview',
  'followUp',
  'noted',
  'sent',
  'toCheck',
  'due',
] as const;
export type ApplicationView = (typeof applicationViews)[number];

const narrowing = {
  view: narrowed(applicationViews),
  stage: narrowed(applicationStages),
  /** Only applications flagged as spam, as in the view of spam; other lists leave them out. */
  spam: z._default(flag, false),
  /** Only applications in the trash, spam or not; other lists leave them out. */
  trash: z._default(flag, false),
  experience: narrowed(experiences),
  source: narrowed(sources),
  /** The id of an opening, or `general`. */
  opening: z.optional(openingId),
  /** The admin's label. */
  talentPool: flag,
  poolConsent: narrowed(poolConsents),
  tag: oneTag,
  assignedTo: assignedFilter,
  q: searched,
  ...span,
} as const;

export const applicationQuery = z.strictObject({ ...narrowing, ...viewPaging }).check(cursorOfView);

export const applicationExportQuery = z.strictObject(narrowing);
export type ApplicationNarrowing = z.output<typeof applicationExportQuery>;

export const applicationChange = z
  .strictObject({
    stage: narrowed(applicationStages),
    rating: z.optional(ratingChange),
    /** Scores by criterion; the others are unchanged. */
    scores: z.optional(scoreChanges),
    interview: z.optional(z.nullable(interviewChange)),
    /** The admin's own label. It is not the applicant's consent, and does not change how long the record is kept. */
    talentPool: z.optional(z.boolean({ error: 'invalid' })),
    /**
     * Records that the applicant withdrew consent to the talent pool: ends the longer retention and removes the label.
     * It cannot be undone, and only the form can give consent (KVKK, articles 3 and 5).
     */
    withdrawPoolConsent: z.optional(z.literal(true, { error: 'invalid' })),
    /** Null makes it a general application. */
    opening: z.optional(z.nullable(openingId)),
    note: z.optional(noteText),
    followUp: followUpDay,
    assignedTo: assignee,
    tags: tagIds,
    /** Null removes the spam flag; a reason restores it. */
    spamReason: z.optional(z.nullable(z.enum(spamSigns, { error: 'invalid' }))),
    version: versionSeen,
  })
  .check(
    z.refine(({ version, ...change }) => Object.keys(change).length > 0, { error: 'required' }),
  );
export type ApplicationChange = z.output<typeof applicationChange>;

export const listedApplication = z.extend(application, keptUntil);
export type ListedApplication = z.output<typeof listedApplication>;

/**
 * Actions on many applications that can be undone; `stage` and `followUp` need the field of their name, `assign`
 * needs `assignedTo`, `tag` and `untag` need `tag`. `restore` undoes `trash`.
 */
const undoableActions = [
  'stage',
  'followUp',
  'assign',
  'tag',
  'untag',
  'trash',
  'restore',
] as const;
/** `delete` erases permanently, at once. */
export const applicationBulkActions = [...undoableActions, 'delete'] as const;

const valuesOfActions = {
  stage: narrowed(applicationStages),
  followUp: followUpDay,
  assignedTo: assignee,
  tag: oneTag,
} as const;
const fieldOfAction = fieldsOfActions({
  stage: ['stage'],
  followUp: ['followUp'],
  assign: ['assignedTo'],
  ...tagActions,
});

export const applicationBulk = z
  .strictObject({
    ids: bulkIds,
    action: z.enum(applicationBulkActions, { error: 'invalid' }),
    ...valuesOfActions,
    undoes: z.optional(
      z
        .strictObject({ action: z.enum(undoableActions, { error: 'invalid' }), ...valuesOfActions })
        .check(fieldOfAction, undoesMeans),
    ),
  })
  .check(fieldOfAction, undoesNoErasure);
export type ApplicationBulk = z.output<typeof applicationBulk>;

export const {
  list: listApplications,
  read: readApplication,
  readRelated: readRelatedToApplication,
  change: changeApplication,
  erase: eraseApplication,
  changeMany: changeApplications,
  exportAll: exportApplications,
} = recordCalls('Applications', {
  one: 'an application',
  erased: 'an application and its CV',
  reads: audiences.applications,
  changes: audiences.applicationWork,
  summaries: {
    list: 'the view `due` begins with the oldest',
    read: 'One application with its scores and its history',
    exportAll: 'The same list whole, as CSV (RFC 4180) for a spreadsheet, without the CVs',
  },
  query: applicationQuery,
  narrowing: applicationExportQuery,
  change: applicationChange,
  bulk: applicationBulk,
  listed: listedApplication,
  whole: wholeApplication,
});

export const readCv = {
  method: 'get',
  path: '/api/Admin/Applications/{id}/cv',
  summary: 'The CV of an application, as a download',
  for: audiences.applicationWork,
  response: { status: 200, type: 'application/octet-stream' },
  errorResponses: ['notScanned', 'infected'],
} as const satisfies Call;
