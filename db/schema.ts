import type { Generated, Kysely, Transaction as KyselyTransaction, Selectable } from 'kysely';
import type { ApplicationColumns, applicationFields, CvScan } from '#contract/admin/application.ts';
import type { AuditAction } from '#contract/admin/audit.ts';
import type { AnswerPurpose } from '#contract/admin/canned-answers.ts';
import type { Concern } from '#contract/admin/concerns.ts';
import type { MailKind, MailState } from '#contract/admin/mail.ts';
import type { MessageColumns, messageFields } from '#contract/admin/message.ts';
import type { Role } from '#contract/admin/role-names.ts';
import type { TagColour } from '#contract/admin/tags.ts';
import type { ApplicationStage } from '#contract/application.ts';
import type { CvType } from '#contract/cv.ts';
import type { Columns } from './records.ts';

/** The rows as stored. Times are in ms since the Unix epoch. */
export type Database = {
  messages: MessageTable;
  messages_search: SearchTable;
  applications: ApplicationTable;
  applications_search: SearchTable;
  search_state: SearchStateRow;
  stage_changes: StageChangeRow;
  criteria: CriterionRow;
  scores: ScoreRow;
  cvs: CvTable;
  /** Of releases before users. */
  sessions: SessionRow;
  open_sessions: SessionRow;
  devices: DeviceRow;
  users: UserTable;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  admin: AdminTable;
  audit: AuditRow;
  audit_subjects: AuditSubjectRow;
  tags: TagRow;
  message_tags: TagLinkRow;
  application_tags: TagLinkRow;
  mails: MailRow;
  mail_records: MailRecordRow;
  mail_marks: MailMarkRow;
  replies: ReplyTable;
  drafts: DraftTable;
  letter_files: LetterFileRow;
  canned_answers: CannedAnswerTable;
  content_edits: ContentEditRow;
  publications: PublicationRow;
  pictures: PictureRow;
  files: FileRow;
  retention_clock: RetentionClockRow;
  stored_bytes: StoredBytesRow;
  compatible_changes: CompatibleChangeRow;
  started_release: StartedReleaseRow;
};

export type Db = Kysely<Database>;
/** For what must be one transaction with other changes. */
export type Transaction = KyselyTransaction<Database>;

/** Columns of every row that a form creates, besides its record's fields. */
type Submission = {
  /** Increases with each arrival; the search tables have it as `rowid`. */
  seq: Generated<number>;
  /** Increases with each change, so that an edit based on an older version is detected. */
  version: Generated<number>;
  /** SHA-256 of the sender's Idempotency-Key and the content; null without a key. */
  idempotency_hash: string | null;
  /** Its bytes for the quota (queries/stored-bytes.ts). */
  bytes: Generated<number>;
  /** 1 after a release from spam until a notice has announced it, then 0. Null if it was never released. */
  released: Generated<0 | 1 | null>;
};

type MessageTable = Submission &
  Omit<Columns<MessageColumns, typeof messageFields>, 'starred' | 'times_sent' | 'version'> & {
    starred: Generated<0 | 1>;
    times_sent: Generated<number>;
    /** SHA-256 of what was sent, which detects a repetition. */
    content_hash: Generated<string | null>;
  };
export type MessageRow = Selectable<MessageTable>;

type ApplicationTable = Submission &
  Omit<Columns<ApplicationColumns, typeof applicationFields>, 'version'> &
  InterviewColumns;
export type ApplicationRow = Selectable<ApplicationTable>;

/** Null or 0 without an interview. */
export type InterviewColumns = {
  interview_at: number | null;
  interview_minutes: number | null;
  interview_place: string | null;
  interview_cancelled: Generated<0 | 1>;
  /** Identifies the event in calendars. It stays when an interview is removed before it is over. */
  interview_uid: string | null;
  /** Increases with each change of the event. */
  interview_sequence: Generated<number>;
  interview_changed_at: number | null;
};

/**
 * The folded search words of a message or an application. Contentless: `words` can be written and matched, never
 * read.
 */
type SearchTable = { rowid: number; words: string };

/** A single row with id 1. */
type SearchStateRow = {
  id: 1;
  /** The rules that generated the words. */
  rules: string;
  /** 1 while the disk may hold words of erased or changed rows in the search tables. */
  has_erased: Generated<0 | 1>;
};

type StageChangeRow = {
  application_id: string;
  at: number;
  stage: ApplicationStage;
  /** Who moved it; null for its arrival. */
  user_id: string | null;
};

/** A criterion of the scorecard. */
export type CriterionRow = {
  id: string;
  name: string;
  /** Position among the others, from 0. */
  position: number;
};

/** The score of an application by a criterion, from 1 to 5. */
type ScoreRow = { application_id: string; criterion_id: string; score: number };

/** An application's file. In its own table, so that lists of applications do not read past megabytes. */
type CvTable = {
  application_id: string;
  /** As on the applicant's device: data, never a path. */
  name: string;
  type: CvType;
  /** In bytes. */
  size: number;
  /** Of the bytes, in hex. */
  sha256: string;
  bytes: Uint8Array;
  /** The virus scan result; null if no scanner was configured. */
  scan: Generated<CvScan | null>;
};
export type CvRow = Selectable<CvTable>;

export type SessionRow = {
  /** SHA-256 of the cookie's session id, in hex. */
  id_hash: string;
  /** SHA-256 of the bearer token, in hex. */
  bearer_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** Time of its last call, to the minute. */
  seen_at: number;
  /** The User-Agent. */
  browser: string | null;
  address: string;
  /** The device that opened it. */
  device_hash: string | null;
  /** express-session's own data, as JSON. */
  data: string;
};

/** A browser that has logged in. */
export type DeviceRow = {
  /** SHA-256 of the cookie's device id, in hex. */
  id_hash: string;
  /** When it last logged in. */
  used_at: number;
  /** Who logged in. */
  user_id: Generated<string>;
  /** Until when it takes the place of the second factor; null if it does not. */
  remembered_until: Generated<number | null>;
};

/** Who may log in. The row of a removed user stays: what they did has their name. */
type UserTable = {
  id: string;
  /** Empty for an owner who has given none. */
  name: string;
  /** In lower case. Null for the owner without one, and after a removal. */
  email: string | null;
  role: Role;
  created_at: number;
  /** argon2id, as a PHC string; null for a user without a password, and for the owner, whose own is in `admin`. */
  password_hash: string | null;
  /** Base32 (RFC 6238); null without an authenticator app. */
  totp_secret: string | null;
  /** The time step of the last code used. */
  totp_step: Generated<number>;
  /** Until when the invitation can be accepted; null once it is. */
  invited_until: number | null;
  suspended_at: number | null;
  removed_at: number | null;
  /** Whether a daily mail tells of what is assigned to them. */
  daily_mail: Generated<0 | 1>;
  /** The day of the last one, `2026-11-21`; empty before the first. */
  reminded_on: Generated<string>;
};
export type UserRow = Selectable<UserTable>;

export type PasskeyRow = {
  /** The credential's id, in base64url. */
  id: string;
  user_id: string;
  name: string;
  /** COSE key, in base64url. */
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  created_at: number;
  used_at: number | null;
};

/** Removed when it is used. */
type RecoveryCodeRow = {
  user_id: string;
  /** SHA-256 of the code in its compared form, in hex. */
  code_hash: string;
};

/** The owner's password and what the settings said: a single row with id 1. */
type AdminTable = {
  id: 1;
  /** argon2id, as a PHC string. */
  password_hash: string;
  /** The last hash from a setting: a password changed later is not reset at the next start. */
  configured_hash: string | null;
  /** 1 while the password is the generated one, which was logged: it only allows changing the password. */
  password_generated: 0 | 1;
  /** JSON: the signature of letters by language; null without any. */
  signatures: Generated<string | null>;
  /** 1 once the list of steps before the site goes live was put away. */
  steps_put_away: Generated<0 | 1>;
  /** The last value of ADMIN_FACTOR_RESET. */
  factor_reset: Generated<string | null>;
};
export type AdminRow = Selectable<AdminTable>;

/** One action. Never holds what a visitor wrote or who they are. */
export type AuditRow = {
  id: string;
  at: number;
  action: AuditAction;
  /** The start of the session's `id_hash`. */
  session: string | null;
  /** Who did it; null for actions without a session, and those of the owner before there were users. */
  user_id: string | null;
  address: string | null;
  /** JSON. */
  details: string;
};

/** A message or an application that an audit entry is about; it may be erased by now. */
export type AuditSubjectRow = { audit_id: string; subject_id: string };

export type TagRow = {
  id: string;
  name: string;
  /** The name in the form that is compared: unique without regard to case and accents. */
  folded: string;
  colour: TagColour;
};

/** A tag of a message or an application. */
type TagLinkRow = { tag_id: string; record_id: string };

/**
 * A mail of the outbox. Its text is composed when it is sent, from its records or its reply, so data that is erased
 * meanwhile is in no mail and in no row.
 */
export type MailRow = {
  id: string;
  created_at: number;
  kind: MailKind;
  recipient: string;
  /** Number of reported messages or applications. */
  count: number;
  state: MailState;
  /** Attempts begun. */
  attempts: number;
  /** When the next attempt is due. */
  next_at: number;
  changed_at: number;
  /** The server's last response. */
  answer: string | null;
};

/** A message or an application that a mail reports. */
type MailRecordRow = { mail_id: string; record_id: string };

/** What the admin writes to the sender of a record. */
type ReplyText = {
  subject: string;
  text: string;
  /** Whether the sender's message is quoted below. */
  quotes: 0 | 1;
  /** Whether the interview is attached, for a calendar. */
  invites: 0 | 1;
  /** Addresses of copies, separated by commas. */
  cc: Generated<string>;
  /** The stage that the letter announces, which is its kind; null for any other letter. */
  stage: Generated<ApplicationStage | null>;
};

/** The words of a mail of the kind `reply`, which has one record. */
type ReplyTable = ReplyText & {
  mail_id: string;
  /** The stage from which the letter moved the application to its own; null if it did not. */
  moved_from: Generated<ApplicationStage | null>;
  /** Who wrote it. */
  user_id: Generated<string | null>;
};
export type ReplyRow = Selectable<ReplyTable>;

/** An unsent reply; one per record. */
type DraftTable = ReplyText & {
  record_id: string;
  version: number;
  /** Whether sending it also moves the application to its stage. */
  moves: Generated<0 | 1>;
  /** Who wrote it last. */
  user_id: Generated<string | null>;
};
export type DraftRow = Selectable<DraftTable>;

/** A file of an unsent or a sent letter. */
export type LetterFileRow = {
  id: string;
  /** The record of the draft; null once it is sent. */
  draft_id: string | null;
  mail_id: string | null;
  name: string;
  type: CvType;
  /** In bytes. */
  size: number;
  bytes: Uint8Array;
};

type CannedAnswerTable = {
  id: string;
  purpose: AnswerPurpose;
  name: string;
  /** The name in the form that is compared: unique without regard to case and accents. */
  folded: string;
  /** JSON of `AnswerTexts`. */
  texts: string;
  /** The stage that it tells an applicant of. */
  stage: Generated<ApplicationStage | null>;
};
export type CannedAnswerRow = Selectable<CannedAnswerTable>;

/** Kinds of notices, and of senders who get acknowledgements. */
export type MailMark =
  | ('messages' | 'applications' | 'spam' | 'spam applications')
  | ('acknowledged messages' | 'acknowledged applications')
  | `concern ${Concern}`;

/** The last reported `seq`; for spam and concerns a time. */
type MailMarkRow = { kind: MailMark; reported: number; noticed_at: number };

/** An edit of one value of the site's texts or company data (api/contract/content/edits.ts). */
export type ContentEditRow = {
  /** `identity`, or a language and the name of its texts: `tr/home`. */
  document: string;
  /** A JSON Pointer. */
  path: string;
  /** JSON; null if the value was removed. */
  value: string | null;
  /** JSON of the build's value when it was edited; null if there was none. */
  base: string | null;
  /** Increases with each change. */
  version: number;
  changed_at: number;
  /** JSON of the pairs with other languages' texts (api/content/language-pairs.ts); null for none. */
  pairs: string | null;
  /** Who made it. */
  user_id: string | null;
};

/** A publication of edits: what is live, what was, and what is scheduled. */
export type PublicationRow = {
  id: string;
  /** Increases with each publication; null while it is scheduled. */
  number: number | null;
  /** JSON: every edit that is live with it; null while it is scheduled. */
  edits: string | null;
  /** JSON: the changes from the previous one. */
  changes: string;
  note: string;
  /** The tag of the session that made it. */
  session: string;
  /** Who made it. */
  user_id: string | null;
  created_at: number;
  publish_at: number;
};

/** A picture that the owner uploaded for a plate. Missing files are written again from it. */
export type PictureRow = {
  /** Hash of the content, the plate and the focal point. */
  key: string;
  plate: string;
  /** Focal point: the middle of the crop, from 0 to 1. */
  x: number;
  y: number;
  /** In pixels. */
  width: number;
  height: number;
  /** WebP without metadata. */
  bytes: Uint8Array;
  created_at: number;
};

/** A PDF that the owner uploaded. A missing file is written again from it. */
export type FileRow = {
  /** A hash of the bytes. */
  key: string;
  bytes: Uint8Array;
  created_at: number;
};

/** Bytes that visitors have stored, by kind. Triggers maintain them. */
export type StoredBytesRow = {
  kind: 'messages' | 'cvs';
  bytes: number;
  /** The part of `bytes` that is flagged as spam. */
  spam_bytes: number;
};

/** A single row with id 1: the time of the last run of retention, or when a doubted clock becomes trusted. */
type RetentionClockRow = { id: 1; trusted_from: number };

/** A change of the schema that lets the releases before it use the database (engine/migrate.ts). */
type CompatibleChangeRow = {
  /** Of its migration. */
  name: string;
  /** What those releases cannot show, in a sentence; may be empty. */
  hides: string;
};

/** A single row with id 1: the name of the release that started last. */
type StartedReleaseRow = { id: 1; name: string };
