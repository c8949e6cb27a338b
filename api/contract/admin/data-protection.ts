import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { emailAddress } from '../fields.ts';
import { utcTime } from '../utc-time.ts';
import { wholeApplication } from './application.ts';
import { by } from './done-by.ts';
import { mailKinds, mailStates } from './mail.ts';
import { message } from './message.ts';
import { letterFile, storedDraft } from './replies.ts';
import { audiences } from './roles.ts';

/** In a body: an address in a URL would stay in histories and logs (OWASP ASVS 5.0, 14.2.1). */
export const whose = z.strictObject({ email: emailAddress });

/** When the record is erased automatically; null if it is not. */
const keptUntil = { keptUntilUtc: z.nullable(utcTime) };
export type KeptUntil = { readonly keptUntilUtc: string | null };

/** A mail about a record: a notice to the company, or a letter to the person. */
const heldMail = z.strictObject({
  kind: z.enum(mailKinds),
  by,
  createdAtUtc: utcTime,
  changedAtUtc: utcTime,
  state: z.enum(mailStates),
  /** The text of a reply; null for mails that are composed when they are sent. */
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  cc: z.string(),
  files: z.array(letterFile),
});

/** Each record also has the mails about it, and its unsent reply. */
const mailed = { mails: z.array(heldMail), draft: z.nullable(storedDraft) };
export type Mailed = z.output<z.ZodMiniObject<typeof mailed>>;

export const person = z.strictObject({
  email: z.string(),
  messages: z.array(z.extend(message, { ...keptUntil, ...mailed })),
  applications: z.array(z.extend(wholeApplication, mailed)),
});
export type Person = z.output<typeof person>;

export const findPerson = {
  method: 'post',
  path: '/api/Admin/People/find',
  summary: 'Everything held on one person (KVKK article 11, GDPR article 15)',
  for: audiences.people,
  body: whose,
  response: { status: 200, body: person },
} as const satisfies Call;

export const exportPerson = {
  method: 'post',
  path: '/api/Admin/People/export',
  summary:
    'Everything held on one person as a ZIP archive: the same data as JSON, and each CV in a folder with the reference of its application. A CV that waits for its virus scan or has not passed it is replaced by a text that says so. Another text says which roles reach the data',
  for: audiences.people,
  body: whose,
  response: { status: 200, type: 'application/zip' },
  errorResponses: ['exportsBusy'],
} as const satisfies Call;

export const erasePerson = {
  method: 'delete',
  path: '/api/Admin/People',
  summary: 'Erase everything held on one person (KVKK article 7, GDPR article 17)',
  for: audiences.people,
  body: whose,
  response: {
    status: 200,
    body: z.strictObject({ messages: z.int(), applications: z.int() }),
  },
} as const satisfies Call;

/**
 * The retention rules (KVKK article 4: no longer than the purpose needs). Records in the trash are erased by whichever
 * rule ends first, the trash's or their own.
 */
export const retentionRules = [
  'messages',
  'spam',
  'rejected',
  'undecided',
  'pool',
  'trash',
  'audit',
] as const;
export type RetentionRule = (typeof retentionRules)[number];

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
  for: audiences.people,
  response: { status: 200, body: retention },
} as const satisfies Call;
