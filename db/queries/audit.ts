import type { Kysely } from 'kysely';
import type { AuditAction, AuditQuery } from '#contract/admin/data-protection.ts';
import { firstIdAt, newId } from '../ids.ts';
import type { AuditRow, Database } from '../schema.ts';
import { ownTurn } from '../turns.ts';
import { countOf, directionOf, type Page, pageOf } from './page.ts';

export type AuditNote = {
  readonly action: AuditAction;
  /** The tag of the session that did it. */
  readonly session?: string;
  readonly address?: string;
  readonly subjectId?: string;
  readonly details?: Readonly<Record<string, string | number>>;
};

/** Adds an entry to the audit trail, and returns its id. */
export async function addAudit(db: Kysely<Database>, note: AuditNote): Promise<string> {
  const { action, session, address, subjectId, details } = note;
  const id = newId();
  await db
    .insertInto('audit')
    .values({
      id,
      at: Date.now(),
      action,
      session: session ?? null,
      address: address ?? null,
      subject_id: subjectId ?? null,
      details: JSON.stringify(details ?? {}),
    })
    .execute();
  return id;
}

/** Updates the entry of an action that is done in several steps. */
export async function updateAudit(
  db: Kysely<Database>,
  id: string,
  details: NonNullable<AuditNote['details']>,
): Promise<void> {
  await db
    .updateTable('audit')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
}

/** @returns one page of audit entries, the cursor of the next page, and the total of matches */
export async function listAudit(db: Kysely<Database>, query: AuditQuery): Promise<Page<AuditRow>> {
  const { action, from, to, cursor, limit } = query;
  let matching = db.selectFrom('audit');
  if (action) matching = matching.where('action', '=', action);
  if (from) matching = matching.where('id', '>=', firstIdAt(from));
  if (to) matching = matching.where('id', '<', firstIdAt(to));
  const [direction, beyond] = directionOf(query);
  let page = matching
    .selectAll()
    .orderBy('id', direction)
    .limit(limit + 1);
  if (cursor) page = page.where('id', beyond, cursor);
  await ownTurn();
  const rows = await page.execute();
  await ownTurn();
  return pageOf(rows, query, await countOf(matching));
}

/** Whether a login from this address is in the audit trail. */
export async function hasLoggedInFrom(db: Kysely<Database>, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'loggedIn')
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
