import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/** Whether the admin has put away the list of steps before the site goes live. */
export const checklist: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `alter table admin add column steps_put_away integer not null default 0

insert into compatible_changes values ('0005-checklist', '')`,
    ),
};
