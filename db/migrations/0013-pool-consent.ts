import { type Kysely, sql } from 'kysely';

/**
 * When a candidate consented to the talent pool: separate from the label, which an admin can change. For existing
 * rows it is known only if the audit trail is complete (one entry per change) and shows no change of the label. The
 * label is then as ticked in the form.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('pool_consent_at', 'bigint').execute();
  await sql`
    update applications set pool_consent_at = created_at
    where talent_pool = 1 and (version = 1 or id in (
      select applications.id from audit join applications on applications.id = audit.subject_id
      where audit.action = 'applicationChanged'
      group by applications.id
      having count(*) = applications.version - 1 and count(details ->> 'talentPool') = 0
    ))`.execute(db);
  await db.schema.dropIndex('applications_by_stage').execute();
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns([
      ...['stage', 'id', 'spam_reason', 'experience', 'source', 'language', 'talent_pool'],
      ...['created_at', 'stage_since', 'seen_at', 'pool_consent_at'],
    ])
    .execute();
}
