import type { ApplicationStage, Experience, Source } from '#contract/application.ts';
import type { Subject } from '#contract/contact.ts';
import type { CvType } from '#contract/cv.ts';
import type { Language } from '#contract/languages.ts';
import type { MessageKind, MessageStatus, SpamReason } from '#contract/messages.ts';

/** Rows as they are stored. Times are milliseconds since the Unix epoch. */
export type Database = {
  messages: MessageRow;
  applications: ApplicationRow;
  cvs: CvRow;
  sessions: SessionRow;
  admin: AdminRow;
};

/** What every row has that a visitor's form made. */
type Submission = {
  /** UUID version 7: sorts by time of arrival, tells a sender nothing about how many there are. */
  id: string;
  created_at: number;
  email: string;
  language: Language;
  /** Of the data protection notice that stood beside the button. */
  notice_version: number;
  /** Why it was taken for spam; null for what was not. */
  spam_reason: SpamReason | null;
  /** SHA-256 of the sender's Idempotency-Key with what was sent; null where none came. */
  idempotency_hash: string | null;
};

export type MessageRow = Submission & {
  kind: MessageKind;
  status: MessageStatus;
  full_name: string;
  /** E.164, with `;ext=` where there is an extension. */
  phone: string | null;
  company: string | null;
  subject: Subject | null;
  message: string;
};

export type ApplicationRow = Submission & {
  stage: ApplicationStage;
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
  /** 1 where the applicant agreed to be kept for positions to come. */
  talent_pool: 0 | 1;
};

/** An application's file. Apart from it, or each list of applications would step over megabytes. */
export type CvRow = {
  application_id: string;
  /** As the applicant's device had it: data, never a path. */
  name: string;
  type: CvType;
  /** In bytes. */
  size: number;
  /** Of the bytes, hex. */
  sha256: string;
  bytes: Uint8Array;
};

export type SessionRow = {
  /** SHA-256 of the cookie's session id, hex. */
  id_hash: string;
  /** SHA-256 of the bearer token, hex. */
  bearer_hash: string;
  created_at: number;
  expires_at: number;
  /** express-session's own data, JSON. */
  data: string;
};

/** The one admin: a single row with id 1. */
export type AdminRow = {
  id: 1;
  /** argon2id, as a PHC string. */
  password_hash: string;
  /** The hash that a setting asked for, so that a password changed since is not undone at the next start. */
  configured_hash: string | null;
  session_secret: string;
};
