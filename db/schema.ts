import type { Generated, Selectable } from 'kysely';
import type { CvScan } from '#contract/admin/applications.ts';
import type { AuditAction } from '#contract/admin/data-protection.ts';
import type { MessageKind, MessageStatus, SpamReason } from '#contract/admin/messages.ts';
import type { ApplicationStage, Experience, Source } from '#contract/application.ts';
import type { Subject } from '#contract/contact.ts';
import type { CvType } from '#contract/cv.ts';
import type { Language } from '#contract/languages.ts';

/** Rows as they are stored. Times are milliseconds since the Unix epoch. */
export type Database = {
  messages: MessageTable;
  messages_search: SearchTable;
  applications: ApplicationTable;
  applications_search: SearchTable;
  search_removals: SearchRemovalRow;
  search_rules: SearchRulesRow;
  stage_changes: StageChangeRow;
  cvs: CvTable;
  sessions: SessionRow;
  devices: DeviceRow;
  admin: AdminRow;
  audit: AuditRow;
};

/** What every row has that a visitor's form made. */
type Submission = {
  /** Counts up with each arrival; what search finds it by. */
  seq: Generated<number>;
  /** UUID version 7: sorts by time of arrival, tells a sender nothing about how many there are. */
  id: string;
  created_at: number;
  email: string;
  language: Language;
  /** Of the data protection notice that stood beside the button. */
  notice_version: number;
  /** Why it was taken for spam; null for what was not. */
  spam_reason: SpamReason | null;
  /** When an admin first opened what is suspected, or marked it as spam; null where none has. */
  seen_at: number | null;
  /** SHA-256 of the sender's Idempotency-Key with what was sent; null where none came. */
  idempotency_hash: string | null;
  /** What the admin noted. */
  note: string | null;
  /** Grows with each change, so that one made to an older version is found out. */
  version: Generated<number>;
};

type MessageTable = Submission & {
  kind: MessageKind;
  status: MessageStatus;
  starred: Generated<0 | 1>;
  /** When it came to that status; null where it has had it since it arrived. */
  status_since: number | null;
  /** When it was first answered. */
  replied_at: number | null;
  /** How often it was sent within a day: each further time is counted, not stored again. */
  times_sent: Generated<number>;
  /** When it was sent the last time; null where it was once. */
  last_sent_at: number | null;
  full_name: string;
  /** E.164, with `;ext=` where there is an extension. */
  phone: string | null;
  company: string | null;
  subject: Subject | null;
  /** What a quote is asked for, separated by commas; null, as the two below, in other messages. */
  services: string | null;
  countries: string | null;
  monthly_volume: string | null;
  message: string;
};
export type MessageRow = Selectable<MessageTable>;

type ApplicationTable = Submission & {
  stage: ApplicationStage;
  stage_since: number;
  /** From 1 to 5. */
  rating: number | null;
  full_name: string;
  phone: string;
  current_position: string | null;
  experience: Experience;
  university: string | null;
  department: string | null;
  graduation_year: number | null;
  linkedin: string | null;
  github: string | null;
  portfolio: string | null;
  about: string;
  why_us: string | null;
  source: Source | null;
  source_other: string | null;
  /** 1 where it is in the talent pool: at first as the applicant ticked, then as an admin says. */
  talent_pool: 0 | 1;
  /** When the applicant consented to be kept for positions to come; null where they did not, or nobody knows. */
  pool_consent_at: number | null;
};
export type ApplicationRow = Selectable<ApplicationTable>;

/**
 * The words that a message or an application is found by, folded, under its `seq`. Contentless: `words` can be
 * written and matched, never read.
 */
type SearchTable = { rowid: number; words: string };

/** Words of an erased or changed row that still have to leave a search table. */
type SearchRemovalRow = {
  search_table: 'messages_search' | 'applications_search';
  seq: number;
  /** Separated by spaces, each once. */
  words: string;
};

/** A single row with id 1. */
type SearchRulesRow = { id: 1; rules: string };

/** A stage that an application came to after its first. */
type StageChangeRow = { application_id: string; at: number; stage: ApplicationStage };

/** An application's file. Apart from it, or each list of applications would step over megabytes. */
type CvTable = {
  application_id: string;
  /** As the applicant's device had it: data, never a path. */
  name: string;
  type: CvType;
  /** In bytes. */
  size: number;
  /** Of the bytes, hex. */
  sha256: string;
  bytes: Uint8Array;
  /** What a virus scanner said; null where none was set up. */
  scan: Generated<CvScan | null>;
};
export type CvRow = Selectable<CvTable>;

export type SessionRow = {
  /** SHA-256 of the cookie's session id, hex. */
  id_hash: string;
  /** SHA-256 of the bearer token, hex. */
  bearer_hash: string;
  created_at: number;
  expires_at: number;
  /** When it made its last call, to the minute. */
  seen_at: number;
  /** The browser as it named itself. */
  browser: string | null;
  address: string;
  /** The device that it was opened from; null where a release before 0006 opened it. */
  device_hash: string | null;
  /** express-session's own data, JSON. */
  data: string;
};

/** A browser from which somebody has logged in. */
type DeviceRow = {
  /** SHA-256 of the cookie's device id, hex. */
  id_hash: string;
  /** When somebody last logged in from it. */
  used_at: number;
};

/** The one admin: a single row with id 1. */
export type AdminRow = {
  id: 1;
  /** argon2id, as a PHC string. */
  password_hash: string;
  /** The hash that a setting asked for, so that a password changed since is not undone at the next start. */
  configured_hash: string | null;
  /** 1 while the password is the generated one, which the log has shown: nothing opens with it but its change. */
  password_generated: 0 | 1;
};

/** One thing that was done. It never holds what a visitor wrote, or who they are. */
export type AuditRow = {
  id: string;
  at: number;
  action: AuditAction;
  /** The beginning of the session's `id_hash`. */
  session: string | null;
  address: string | null;
  subject_id: string | null;
  /** JSON. */
  details: string;
};
