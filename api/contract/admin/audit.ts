import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits, pageSize } from '../field-limits.ts';
import { utcTime } from '../utc-time.ts';
import { whose } from './data-protection.ts';
import { by } from './done-by.ts';
import { recordEvent } from './events.ts';
import { narrowed, pageOf, paging, recordId, span } from './lists.ts';
import { audiences } from './roles.ts';

/** Every action, in the groups by which the trail is filtered. */
const groups = {
  access: [
    'loggedIn',
    'loginRefused',
    'loggedOut',
    'passwordChanged',
    'passwordRefused',
    'sessionEnded',
    'factorAdded',
    'factorRemoved',
    'recoveryCodesMade',
    'userInvited',
    'invitationAccepted',
    'userChanged',
    'userSuspended',
    'userRestored',
    'userRemoved',
  ],
  records: [
    'messageChanged',
    'messagesChanged',
    'messageErased',
    'messagesErased',
    'applicationChanged',
    'applicationsChanged',
    'applicationErased',
    'applicationsErased',
    'cvOpened',
    'criteriaChanged',
    'tagCreated',
    'tagChanged',
    'tagErased',
  ],
  letters: [
    'replySent',
    'replyTakenBack',
    'answerCreated',
    'answerChanged',
    'answerErased',
    'signaturesChanged',
    'mailRetried',
    'mailGivenUp',
  ],
  personalData: [
    'personRead',
    'personExported',
    'personErased',
    'messagesExported',
    'applicationsExported',
    'auditExported',
    'expired',
  ],
  content: [
    'contentChanged',
    'contentPublished',
    'contentScheduled',
    'contentUnscheduled',
    'contentFailed',
    'pictureUploaded',
    'fileUploaded',
  ],
  system: ['backupMade', 'backupFailed', 'mailTested'],
} as const;
export type AuditGroup = keyof typeof groups;

export const auditGroups = Object.keys(groups) as [AuditGroup, ...AuditGroup[]];
export const auditActions = Object.values(groups).flat();

export function actionsOf(group: AuditGroup): readonly AuditAction[] {
  return groups[group];
}

export type AuditAction = (typeof auditActions)[number];

/** A record that an audit entry is about, by its id; `referenceOf` converts that to its reference. */
export const auditSubject = z.strictObject({
  id: z.uuid(),
  /** Null if it no longer exists. */
  about: z.nullable(recordEvent.shape.about),
});
export type AuditSubject = z.output<typeof auditSubject>;

/** An entry with at most this many records lists them; `readAuditSubjects` lists those of a larger one. */
export const maxSubjectsListed = 20;

/** One line of the audit trail. It names no visitor: erased data must not survive here. */
export const auditEntry = z.strictObject({
  id: z.uuid(),
  atUtc: utcTime,
  action: z.enum(auditActions),
  by,
  userId: z.nullable(z.uuid()),
  /** The tag of the session that did it. Null for actions without a session, such as a refused login. */
  session: z.nullable(z.string()),
  /** The client's address of a login or a wrong password. Null otherwise. */
  address: z.nullable(z.string()),
  /** The id of the message or application. Null if there was none, or more than one. */
  subjectId: z.nullable(z.uuid()),
  /** How many messages and applications it is about. */
  subjectCount: z.int(),
  /** The records, in order of arrival, if there are at most 20; else empty. */
  subjects: z.array(auditSubject),
  /** Changes or counts. */
  details: z.record(
    z.string().check(z.maxLength(fieldLimits.text)),
    z.union([z.string(), z.int()]),
  ),
});
export type AuditEntry = z.output<typeof auditEntry>;

const narrowing = {
  action: z.optional(z.enum(auditActions, { error: 'invalid' })),
  group: narrowed(auditGroups),
  /** Only entries about this message or application, also after it was erased. */
  record: z.optional(recordId),
  /** Only what this user did. */
  user: z.optional(recordId),
  ...span,
} as const;

const auditQuery = z.strictObject({ ...narrowing, ...paging });
export type AuditQuery = z.output<typeof auditQuery>;

const auditExportQuery = z.strictObject(narrowing);
export type AuditNarrowing = z.output<typeof auditExportQuery>;

export const listAudit = {
  method: 'get',
  path: '/api/Admin/Audit',
  summary: 'Who did what when',
  for: audiences.owner,
  query: auditQuery,
  response: { status: 200, body: pageOf(auditEntry) },
} as const satisfies Call;

export const findAudit = {
  ...listAudit,
  method: 'post',
  path: '/api/Admin/Audit/find',
  summary: 'What was done with the records that are held on one person',
  body: whose,
} as const satisfies Call;

export const readAuditSubjects = {
  method: 'get',
  path: '/api/Admin/Audit/{id}/subjects',
  summary: `The records that an entry of the audit trail is about: the first ${pageSize.max}, and how many there are`,
  for: audiences.owner,
  response: {
    status: 200,
    body: z.strictObject({ items: z.array(auditSubject), total: z.int() }),
  },
} as const satisfies Call;

export const exportAudit = {
  method: 'get',
  path: '/api/Admin/Audit.csv',
  for: audiences.owner,
  summary: 'The audit trail as CSV (RFC 4180) for a spreadsheet',
  query: auditExportQuery,
  response: { status: 200, type: 'text/csv' },
  errorResponses: ['exportsBusy'],
} as const satisfies Call;

export const exportFoundAudit = {
  ...exportAudit,
  method: 'post',
  path: '/api/Admin/Audit/find.csv',
  summary: 'The same for what was done with the records that are held on one person',
  body: whose,
} as const satisfies Call;
