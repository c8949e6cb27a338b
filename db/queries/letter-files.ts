import type { Db, LetterFileRow } from '../schema.ts';
import { updateRow } from './rows.ts';

export type ListedFile = Omit<LetterFileRow, 'bytes'>;

/** Whose files: of the draft to a record, or of a mail. */
type Owner = Pick<LetterFileRow, 'draft_id'> | Pick<LetterFileRow, 'mail_id'>;

/** The files of a letter, as they were added. */
export function filesOf(db: Db, owner: Owner): Promise<ListedFile[]> {
  return listed(db)
    .where((row) => row.and(owner))
    .execute();
}

function listed(db: Db) {
  return db
    .selectFrom('letter_files')
    .select(['id', 'draft_id', 'mail_id', 'name', 'type', 'size'])
    .orderBy('id');
}

/** The files of all letters to the sender of a record, sent or not. */
export function filesTo(db: Db, recordId: string): Promise<ListedFile[]> {
  const mails = db.selectFrom('mail_records').select('mail_id').where('record_id', '=', recordId);
  return listed(db)
    .where((row) => row.or([row('draft_id', '=', recordId), row('mail_id', 'in', mails)]))
    .execute();
}

/** Moves files from a draft to the mail that it becomes, or back. */
export async function moveFiles(db: Db, from: Owner, to: Owner): Promise<void> {
  await updateRow(db, 'letter_files', from, { draft_id: null, mail_id: null, ...to });
}
