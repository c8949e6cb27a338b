import type { Language } from '#contract/languages.ts';
import type { MessageStatus } from '#contract/messages.ts';

/** Rows as they are stored. Times are milliseconds since the Unix epoch. */
export type Database = {
  messages: MessageRow;
  sessions: SessionRow;
  admin: AdminRow;
};

export type MessageRow = {
  /** UUID version 7: sorts by time of arrival, tells a sender nothing about how many there are. */
  id: string;
  created_at: number;
  status: MessageStatus;
  full_name: string;
  email: string;
  message: string;
  language: Language;
  notice_version: number;
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
