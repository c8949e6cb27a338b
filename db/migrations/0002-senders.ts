import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

/** Finds a sender's records; `0001` has an index of the applications' addresses. */
export const senders: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      `create index messages_by_email on messages (lower(email))

create index messages_by_phone on messages (phone) where phone is not null

create index applications_by_phone on applications (phone)`,
    ),
};
