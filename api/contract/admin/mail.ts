import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { utcTime } from '../utc-time.ts';
import { audiences } from './roles.ts';

/** Notices of messages and applications, the weekly counts of spam held back, and what needs the operator's attention. */
export const noticeKinds = [
  ...(['messages', 'applications', 'spam', 'spamApplications', 'operator'] as const),
] as const;
/** Notices, a test mail, users' invitations and daily reminders; to senders, the admin's replies and automatic acknowledgements. */
export const mailKinds = [
  ...noticeKinds,
  ...(['test', 'invitation', 'reminder', 'reply', 'acknowledgement'] as const),
] as const;
export type MailKind = (typeof mailKinds)[number];

/** `refused` by the server permanently, `givenUp` by the admin or after days of attempts. */
export const mailStates = ['waiting', 'sending', 'sent', 'refused', 'givenUp'] as const;
export type MailState = (typeof mailStates)[number];

/** The state of a record's last reply, or that a newer draft exists. */
export const replyStates = [...mailStates, 'draft'] as const;
export type ReplyState = (typeof replyStates)[number];

/** What a notice tells of a record: nothing, the sender and a link, or everything. */
export const noticeContents = ['none', 'summary', 'full'] as const;
export type NoticeContent = (typeof noticeContents)[number];

export const listedMail = z.strictObject({
  id: z.uuid(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  createdAtUtc: utcTime,
  changedAtUtc: utcTime,
  /** Time of the next attempt; null if there is none. */
  nextAtUtc: z.nullable(utcTime),
  /** The server's response to the last attempt; null before the first. */
  answer: z.nullable(z.string()),
});
export type ListedMail = z.output<typeof listedMail>;

/** The most mails of each kind on the system page. */
export const maxMailsListed = 20;

export const mailState = z.strictObject({
  /**
   * `off`: no server is set up; `down`: the mail service has not asked for mail for a minute; `broken`: it does not
   * start, since a setting is invalid.
   */
  state: z.enum(['ok', 'off', 'down', 'broken']),
  /** Which setting is invalid and why, in English as in the log; null unless `broken`. */
  problem: z.nullable(z.string()),
  /** Null until the mail service has asked for mail. */
  server: z.nullable(z.strictObject({ host: z.string(), from: z.string() })),
  notified: z.record(z.enum(['messages', 'applications', 'operator']), z.array(z.string())),
  content: z.enum(noticeContents),
  acknowledges: z.boolean(),
  lastSentAtUtc: z.nullable(utcTime),
  waiting: z.int(),
  /** Mails that failed and are not sent, then tests of the last day; the newest first. */
  troubled: z.array(listedMail),
  tests: z.array(listedMail),
});
export type Mail = z.output<typeof mailState>;

const readResponse = { status: 200, body: mailState } as const;

export const readMail = {
  method: 'get',
  path: '/api/Admin/Mail',
  for: audiences.owner,
  summary: 'Who is notified of what arrives, and the mails that are not sent',
  response: readResponse,
} as const satisfies Call;

export const sendTestMail = {
  method: 'post',
  path: '/api/Admin/Mail/test',
  for: audiences.owner,
  summary: 'Send a test mail to everyone who is notified of what arrives',
  response: { status: 202, body: mailState },
  errorResponses: ['tooMany'],
} as const satisfies Call;

export const retryMail = {
  method: 'post',
  path: '/api/Admin/Mail/{id}/retry',
  for: audiences.owner,
  summary: 'Send a mail that was refused or given up once more, or one that waits now',
  response: readResponse,
} as const satisfies Call;

export const giveUpMail = {
  ...retryMail,
  path: '/api/Admin/Mail/{id}/give-up',
  summary: 'Make no further attempt to send a mail',
} as const satisfies Call;
