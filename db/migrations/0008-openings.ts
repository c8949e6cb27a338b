import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/** The opening that an application is for, and its title as the applicant read it. */
export const openings: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `alter table applications add column opening text

alter table applications add column position text

create index applications_by_opening on applications (opening, stage, id, spam_reason, trashed_at, position)
  where trashed_at is null

insert into compatible_changes values
  ('0008-openings', 'The openings that applications are for.')`,
    ),
};
