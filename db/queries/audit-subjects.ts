import type { AuditSubject } from '#contract/admin/audit.ts';
import { countBy, countOf } from '../engine/page.ts';
import { pieces, yieldToEventLoop } from '../engine/turns.ts';
import type { AuditRow, Db } from '../schema.ts';

/** The records of an entry: their number, and the listed ones, in order of arrival. */
export type Subjects = { readonly count: number; readonly listed: readonly AuditSubject[] };

export type WithSubjects = AuditRow & { readonly subjects: Subjects };

/** Adds the records to some entries. @param most entries with more records list none */
export async function withSubjects(db: Db, entries: readonly AuditRow[], most: number) {
  await yieldToEventLoop();
  const ids = entries.map(({ id }) => id);
  const ofEntries = db.selectFrom('audit_subjects').where('audit_id', 'in', ids);
  const counts = await countBy(ofEntries.select('audit_id'), 'audit_id');
  const small = ids.filter((id) => (counts.get(id) ?? 0) <= most);
  await yieldToEventLoop();
  const rows = await db
    .selectFrom('audit_subjects')
    .selectAll()
    .where('audit_id', 'in', small)
    .orderBy('subject_id')
    .execute();
  const subjectIds = rows.map(({ subject_id }) => subject_id);
  const known = await subjectsOf(db, subjectIds);
  const byId = new Map(known.map((subject) => [subject.id, subject]));
  const listed = Map.groupBy(rows, ({ audit_id }) => audit_id);
  return entries.map((entry) => ({
    ...entry,
    subjects: {
      count: counts.get(entry.id) ?? 0,
      listed: (listed.get(entry.id) ?? []).flatMap(({ subject_id }) => byId.get(subject_id) ?? []),
    },
  }));
}

/** The first `most` records of an entry, and their number; undefined if there is no such entry. */
export async function subjectsOfEntry(db: Db, id: string, most: number) {
  const entry = await db.selectFrom('audit').select('id').where('id', '=', id).executeTakeFirst();
  if (!entry) return undefined;
  const ofEntry = db.selectFrom('audit_subjects').where('audit_id', '=', id);
  const count = await countOf(ofEntry);
  const rows = await ofEntry.select('subject_id').orderBy('subject_id').limit(most).execute();
  const ids = rows.map(({ subject_id }) => subject_id);
  return { count, listed: await subjectsOf(db, ids) };
}

/** Rows looked up per turn. */
const lookedUpAtOnce = 1000;

/** What each record is, or that it was erased, in the same order. */
async function subjectsOf(db: Db, ids: readonly string[]): Promise<AuditSubject[]> {
  const idsIn = async (table: 'messages' | 'applications') => {
    const found = new Set<string>();
    for (const some of pieces(ids, lookedUpAtOnce)) {
      await yieldToEventLoop();
      const rows = await db.selectFrom(table).select('id').where('id', 'in', some).execute();
      for (const { id } of rows) found.add(id);
    }
    return found;
  };
  const messages = await idsIn('messages');
  const applications = await idsIn('applications');
  return ids.map((id) => ({
    id,
    about: messages.has(id) ? 'message' : applications.has(id) ? 'application' : null,
  }));
}
