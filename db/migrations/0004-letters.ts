import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/**
 * Letters: the stage that one announces, copies, files, and the admin's signatures. The first canned answers for an
 * invitation and a rejection, unless they were deleted, announce their stages.
 */
export const letters: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `alter table canned_answers add column stage text

update canned_answers set stage = 'interview' where id = '01994000-0000-7000-8000-000000000003'

update canned_answers set stage = 'rejected' where id = '01994000-0000-7000-8000-000000000004'

alter table drafts add column stage text

alter table drafts add column moves integer not null default 0

alter table drafts add column cc text not null default ''

alter table replies add column stage text

alter table replies add column moved_from text

alter table replies add column cc text not null default ''

alter table admin add column signatures text

create table letter_files (
  id text primary key not null,
  draft_id text references drafts (record_id) on delete cascade,
  mail_id text references mails (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  bytes bytea not null
)

create index letter_files_by_draft on letter_files (draft_id)

create index letter_files_by_mail on letter_files (mail_id)

insert into compatible_changes values
  ('0004-letters', 'Signatures, and the copies, the files and the announced stages of letters.')`,
    ),
};
