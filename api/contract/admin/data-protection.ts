import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits } from '../field-limits.ts';
import { emailAddress, utcTime } from '../fields.ts';
import { wholeApplication } from './application.ts';
import { changing, narrowed, pageOf, paging, span } from './lists.ts';
import { message } from './message.ts';

/** In a body: an address in a URL stays in histories and logs (OWASP ASVS 5.0, 14.2.1). */
const whose = z.strictObject({ email: emailAddress });

/** When the record is erased automatically; null if it is not. */
const keptUntil = { keptUntilUtc: z.nullable(utcTime) };
export type PersonRecord = { readonly keptUntilUtc: string | null };

/** All data stored for one person, identified by e-mail address. */
export const person = z.strictObject({
  email: z.string(),
  messages: z.array(z.extend(message, keptUntil)),
  applications: z.array(z.extend(wholeApplication, keptUntil)),
});
export type Person = z.output<typeof person>;

export const findPerson = {
  method: 'post',
  path: '/api/Admin/People/find',
  summary: 'Everything held on one person (KVKK article 11, GDPR article 15)',
  for: 'admin',
  body: whose,
  answer: { status: 200, body: person },
  errorResponses: changing,
} as const satisfies Call;

export const readPerson = {
  method: 'get',
  path: '/api/Admin/People',
  summary: 'As POST /api/Admin/People/find, with the address in the URL',
  for: 'admin',
  deprecated: true,
  query: whose,
  answer: { status: 200, body: person },
  errorResponses: ['invalid', 'signedOut'],
} as const satisfies Call;

export const erasePerson = {
  method: 'delete',
  path: '/api/Admin/People',
  summary: 'Erase everything held on one person (KVKK article 7, GDPR article 17)',
  for: 'admin',
  body: whose,
  alsoInQuery: true,
  answer: {
    status: 200,
    body: z.strictObject({ messages: z.int(), applications: z.int() }),
  },
  errorResponses: changing,
} as const satisfies Call;

/** The retention rules (KVKK article 4: no longer than the purpose needs). */
export const retentionRules = [
  'messages',
  'spam',
  'rejected',
  'undecided',
  'pool',
  'audit',
] as const;
export type RetentionRule = (typeof retentionRules)[number];

/** The days that count as soon in `retention`. */
export const soonDays = 30;

export const retention = z.strictObject({
  rules: z.array(
    z.strictObject({
      rule: z.enum(retentionRules),
      keptFor: z.strictObject({ count: z.int(), unit: z.enum(['days', 'months']) }),
      /** How many expire within `soonDays` from now. */
      soon: z.int(),
      /** When the next one expires; null if there is none. */
      nextAtUtc: z.nullable(utcTime),
    }),
  ),
  /** When the job ran last; null before its first run. */
  lastRunUtc: z.nullable(utcTime),
});
export type Retention = z.output<typeof retention>;

export const readRetention = {
  method: 'get',
  path: '/api/Admin/Retention',
  summary: 'What is kept for how long, and what goes next',
  for: 'admin',
  answer: { status: 200, body: retention },
  errorResponses: ['signedOut'],
} as const satisfies Call;

export const auditActions = [
  'loggedIn',
  'loginRefused',
  'loggedOut',
  'passwordChanged',
  'passwordRefused',
  'sessionEnded',
  'messageChanged',
  'messagesChanged',
  'messageErased',
  'messagesErased',
  'messagesExported',
  'applicationChanged',
  'applicationsChanged',
  'applicationErased',
  'applicationsErased',
  'applicationsExported',
  'cvOpened',
  'personRead',
  'personErased',
  'expired',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One line of the audit trail. It names no visitor: erased data must not survive here. */
export const auditEntry = z.strictObject({
  id: z.uuid(),
  atUtc: utcTime,
  action: z.enum(auditActions),
  /** The tag of the session that did it. Null for actions without a session, such as a refused login. */
  session: z.nullable(z.string()),
  /** The client's address of a login or a wrong password. Null otherwise. */
  address: z.nullable(z.string()),
  /** The id of the message or application. Null if there was none, or more than one. */
  subjectId: z.nullable(z.uuid()),
  /** The changes or counts. */
  details: z.record(
    z.string().check(z.maxLength(fieldLimits.text)),
    z.union([z.string(), z.int()]),
  ),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = {
  method: 'get',
  path: '/api/Admin/Audit',
  summary: 'Who did what when',
  for: 'admin',
  query: z.strictObject({ action: narrowed(auditActions), ...span, ...paging }),
  answer: { status: 200, body: pageOf(auditEntry) },
  errorResponses: ['invalid', 'signedOut'],
} as const satisfies Call;
export type AuditQuery = z.output<typeof listAudit.query>;
