import type { Generated, Selectable } from 'kysely';
import type { Application, applicationFields, CvScan } from '#contract/admin/application.ts';
import type { AuditAction } from '#contract/admin/data-protection.ts';
import type { Message, messageFields } from '#contract/admin/message.ts';
import type { ApplicationStage } from '#contract/application.ts';
import type { CvType } from '#contract/cv.ts';
import type { Columns } from './records.ts';

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

/** What every row that a visitor's form made has beside the fields of its record. */
type Submission = {
  /** Counts up with each arrival; the search tables have it as `rowid`. */
  seq: Generated<number>;
  /** Grows with each change, to detect changes made to an older version. */
  version: Generated<number>;
  /** SHA-256 of the sender's Idempotency-Key with what was sent; null without one. */
  idempotency_hash: string | null;
};

type MessageTable = Submission &
  Omit<Columns<Message, typeof messageFields>, 'starred' | 'times_sent' | 'version'> & {
    starred: Generated<0 | 1>;
    times_sent: Generated<number>;
    /** When it came to its status; null where it has had it since it arrived. */
    status_since: number | null;
  };
export type MessageRow = Selectable<MessageTable>;

type ApplicationTable = Submission &
  Omit<Columns<Omit<Application, 'cv'>, typeof applicationFields>, 'version'>;
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
