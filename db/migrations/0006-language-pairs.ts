import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/** Which texts of two languages belong together (api/content/language-pairs.ts). */
export const languagePairs: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `alter table content_edits add column pairs text

insert into compatible_changes values ('0006-language-pairs', '')`,
    ),
};
