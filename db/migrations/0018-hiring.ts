import { type Kysely, sql } from 'kysely';

/** The scorecard and the interview of an application. */
export async function up(db: Kysely<never>): Promise<void> {
  await addScorecard(db);
  await addInterviews(db);
}

/** The scores of an erased application, and of a removed criterion, go with it. */
async function addScorecard(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('criteria')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('scores')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('criterion_id', 'text', (column) =>
      column.notNull().references('criteria.id').onDelete('cascade'),
    )
    .addColumn('score', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('scores_key', ['application_id', 'criterion_id'])
    .execute();
  await db.schema
    .createIndex('scores_by_criterion')
    .on('scores')
    .columns(['criterion_id'])
    .execute();
}

async function addInterviews(db: Kysely<never>): Promise<void> {
  for (const [name, type] of [
    ['interview_at', 'bigint'],
    ['interview_minutes', 'integer'],
    ['interview_place', 'text'],
    ['interview_uid', 'text'],
    ['interview_changed_at', 'bigint'],
  ] as const) {
    await db.schema.alterTable('applications').addColumn(name, type).execute();
  }
  for (const name of ['interview_cancelled', 'interview_sequence']) {
    await db.schema
      .alterTable('applications')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // An arriving application has none, so it costs no more.
  await db.schema
    .createIndex('applications_interview')
    .on('applications')
    .columns(['stage', 'interview_at', 'id'])
    .where(sql.ref('interview_at'), 'is not', null)
    .execute();
}
