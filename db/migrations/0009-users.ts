import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/**
 * Several users, and factors beside the password. Sessions get a table of their own: a release before this one, which
 * knows no roles, must not take a user's session for the owner's.
 */
export const users: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `create table users (
  id text primary key not null,
  name text not null,
  email text unique,
  role text not null,
  created_at bigint not null,
  password_hash text,
  totp_secret text,
  totp_step bigint not null default 0,
  invited_until bigint,
  suspended_at bigint,
  removed_at bigint,
  daily_mail integer not null default 0,
  reminded_on text not null default ''
)

insert into users (id, name, role, created_at) values ('00000000-0000-4000-8000-000000000001', '', 'owner', 0)

create table open_sessions (
  id_hash text primary key not null,
  bearer_hash text not null unique,
  user_id text not null references users (id),
  created_at bigint not null,
  expires_at bigint not null,
  seen_at bigint not null,
  browser text,
  address text not null,
  device_hash text,
  data text not null
)

delete from sessions

create table passkeys (
  id text primary key not null,
  user_id text not null references users (id),
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at bigint not null,
  used_at bigint
)

create index passkeys_by_user on passkeys (user_id)

create table recovery_codes (
  user_id text not null references users (id),
  code_hash text not null,
  primary key (user_id, code_hash)
)

alter table admin add column factor_reset text

alter table devices add column user_id text not null default '00000000-0000-4000-8000-000000000001'

alter table devices add column remembered_until bigint

alter table audit add column user_id text

alter table publications add column user_id text

alter table content_edits add column user_id text

alter table stage_changes add column user_id text

alter table replies add column user_id text

alter table drafts add column user_id text

alter table messages add column assigned_to text

alter table applications add column assigned_to text

create index messages_by_assignee on messages (assigned_to, id) where assigned_to is not null

create index applications_by_assignee on applications (assigned_to, id) where assigned_to is not null

insert into compatible_changes values
  ('0009-users', 'Users with a role, and second factors: only the owner''s password opens the admin.')`,
    ),
};
