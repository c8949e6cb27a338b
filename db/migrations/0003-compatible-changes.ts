import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/**
 * `compatible_changes` names the later changes of the schema that let an earlier release use the database, so that an
 * update can be taken back (engine/migrate.ts). Each such change adds its own row.
 */
export const compatibleChanges: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `create table compatible_changes (
  name text primary key not null,
  hides text not null
)

create table started_release (
  id integer primary key not null,
  name text not null
)

insert into compatible_changes values ('0002-senders', ''), ('0003-compatible-changes', '')`,
    ),
};
