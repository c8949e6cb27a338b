import { type Kysely, sql } from 'kysely';

/**
 * The withdrawal of a consent to the talent pool, and the records of each audit entry in a table of their own, so that
 * a change of many names them too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await moveSubjects(db);
  await addWithdrawal(db);
}

async function moveSubjects(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit_subjects')
    .addColumn('audit_id', 'text', (column) =>
      column.notNull().references('audit.id').onDelete('cascade'),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_subjects_key', ['audit_id', 'subject_id'])
    .execute();
  await sql`
    insert into audit_subjects (audit_id, subject_id)
    select id, subject_id from audit where subject_id is not null order by id`.execute(db);
  await db.schema
    .createIndex('audit_subjects_by_subject')
    .on('audit_subjects')
    .columns(['subject_id', 'audit_id'])
    .execute();
  await db.schema.alterTable('audit').dropColumn('subject_id').execute();
}

/**
 * Until now a withdrawal was recorded by taking the label off, which also ended the longer retention. From now on only
 * the withdrawal ends it. So a consent without the label becomes a withdrawn one, from the day on which the label was
 * taken off: no record is kept longer than was promised.
 */
async function addWithdrawal(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('pool_withdrawn_at', 'bigint').execute();
  await sql`
    update applications set pool_withdrawn_at = coalesce((
      select max(audit.at) from audit_subjects join audit on audit.id = audit_subjects.audit_id
      where audit_subjects.subject_id = applications.id and audit.details ->> 'talentPool' = 'off'
    ), ${Date.now()})
    where talent_pool = 0 and pool_consent_at is not null`.execute(db);
  await db.schema.dropIndex('applications_by_stage').execute();
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns([
      ...['stage', 'id', 'spam_reason', 'experience', 'source', 'language', 'talent_pool'],
      ...['created_at', 'stage_since', 'seen_at', 'pool_consent_at', 'pool_withdrawn_at'],
    ])
    .execute();
}
