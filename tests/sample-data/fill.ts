import type { Kysely } from 'kysely';
import type { Searched } from '#db/engine/store.ts';
import type { Database } from '../../db/schema.ts';
import { sampleApplications } from './applications.ts';
import { logins, type SampleAudit } from './handling.ts';
import { sampleCriteria } from './hiring.ts';
import { messageDays, sampleMessages } from './messages.ts';
import { Random } from './random.ts';
import { tagSome } from './tags.ts';

export type Amount = { readonly messages: number; readonly applications: number };

/** Rows per transaction. */
const atOnce = 300;
/** Long steps, in ms: no visitor waits meanwhile. */
const indexingMs = 200;

/** Stores sample messages and applications up to now, and indexes them for search. */
export async function fillDatabase(
  { db, search }: Searched,
  { messages, applications }: Amount,
): Promise<void> {
  const now = Date.now();
  const tagging = new Random(messages + applications);
  await addAudit(db, messages > 0 ? logins(messageDays, now) : []);
  for (const some of batches(sampleMessages(messages, now))) {
    await db.transaction().execute(async (transaction) => {
      const rows = some.map(({ row }) => row);
      await transaction.insertInto('messages').values(rows).execute();
      await addAudit(
        transaction,
        some.flatMap(({ audit }) => audit),
      );
      // Nobody tags what was not read, or spam.
      const handled = rows.filter(({ status }) => status === 'read' || status === 'archived');
      await tagSome(transaction, 'messages', idsOf(handled), tagging);
    });
  }
  if (applications > 0) {
    await db
      .insertInto('criteria')
      .values(sampleCriteria)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const some of batches(sampleApplications(applications, now))) {
    await db.transaction().execute(async (transaction) => {
      for (const { row, cv, stageChanges, scores, audit } of some) {
        await transaction.insertInto('applications').values(row).execute();
        await transaction.insertInto('cvs').values(cv).execute();
        if (stageChanges.length > 0) {
          await transaction.insertInto('stage_changes').values(stageChanges).execute();
        }
        if (scores.length > 0) await transaction.insertInto('scores').values(scores).execute();
        await addAudit(transaction, audit);
      }
      const reviewed = some.map(({ row }) => row).filter(({ stage }) => stage !== 'new');
      await tagSome(transaction, 'applications', idsOf(reviewed), tagging);
    });
  }
  while (await search.addMissing(indexingMs));
}

async function addAudit(db: Kysely<Database>, lines: readonly SampleAudit[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ subject_id, ...row }) => row);
  const subjects = lines.flatMap(({ id, subject_id }) =>
    subject_id === null ? [] : { audit_id: id, subject_id },
  );
  await db.insertInto('audit').values(rows).execute();
  if (subjects.length > 0) await db.insertInto('audit_subjects').values(subjects).execute();
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
