import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run } from './0001-schema.ts';

const columns = [
  ...(['directions', 'route_classes', 'connections'] as const),
  ...(['traffic_start', 'technical_name', 'technical_email'] as const),
] as const;

/** The technical details of a quote request (api/contract/quote.ts). */
export const quoteDetails: Migration = {
  up: (db: Kysely<never>) =>
    run(
      db,
      [
        ...columns.map((column) => `alter table messages add column ${column} text`),
        `insert into compatible_changes values
  ('0007-quote-details', 'The technical details of quote requests.')`,
      ].join('\n\n'),
    ),
};
