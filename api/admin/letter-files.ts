import { calls } from '#contract/calls.ts';
import { claimedCvType, savedName } from '#contract/cv.ts';
import { letterFiles } from '#contract/field-limits.ts';
import { newId } from '#db/engine/ids.ts';
import { findRecord, findRecordOf } from '#db/queries/any-record.ts';
import { filesOf, type ListedFile } from '#db/queries/letter-files.ts';
import { addRow, findRow, removeRow } from '#db/queries/rows.ts';
import type { Context } from '../context.ts';
import { judgedType } from '../cv/cv-judge.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid, orNotFound, Problem } from '../http/problem.ts';
import { published } from './conversation.ts';
import { requireWorker } from './kinds.ts';

export function letterFileRoutes(routes: CallRouter, context: Context): void {
  const { db, cvJudge } = context;

  /**
   * Adds a file to a draft. Its recipient opens it, so the rules for CVs apply.
   * @throws Problem `notFound` without a draft, `wrongFile`, `unavailable`, or `invalid` if there are too many
   */
  routes.serve(calls.attachFile, async ({ parameters: { id }, file, session }) => {
    const record = orNotFound(await findRecord(db, id));
    requireWorker(session, record.about);
    const bytes = await file.read();
    const type = await judgedType(cvJudge, bytes, { field: 'file', claimed: claimedCvType(file) });
    const added = { id: newId(), name: file.name, type, size: file.size };
    await db.transaction().execute(async (transaction) => {
      orNotFound(await findRow(transaction, 'drafts', { record_id: id }));
      requireRoom([...(await filesOf(transaction, { draft_id: id })), added]);
      await addRow(transaction, 'letter_files', { ...added, draft_id: id, mail_id: null, bytes });
    });
    return published(context, record);
  });

  /** @throws Problem `notFound` for one that was removed or sent */
  routes.serve(calls.removeFile, async ({ parameters: { id }, session }) => {
    const { draft_id } = orNotFound(await findRow(db, 'letter_files', { id }));
    const record = orNotFound((draft_id && (await findRecord(db, draft_id))) || undefined);
    requireWorker(session, record.about);
    if (!(await removeRow(db, 'letter_files', { id, draft_id }))) throw new Problem('notFound');
    return published(context, record);
  });

  routes.serve(calls.readFile, async ({ parameters: { id }, session, response }) => {
    const file = orNotFound(await findRow(db, 'letter_files', { id }));
    const { draft_id, mail_id } = file;
    const record = draft_id ? findRecord(db, draft_id) : findRecordOf(db, mail_id ?? '');
    requireWorker(session, orNotFound(await record).about);
    response
      .attachment(savedName(file))
      .type('application/octet-stream')
      .send(Buffer.from(file.bytes));
  });
}

/** @throws Problem `invalid` for more files, or larger ones, than a letter may have */
export function requireRoom(files: readonly Pick<ListedFile, 'size'>[]): void {
  const { count, mebibytes, bytes } = letterFiles;
  if (files.length > count) throw invalid('file', { key: 'tooManyFiles', max: count });
  if (files.reduce((sum, { size }) => sum + size, 0) > bytes) {
    throw invalid('file', { key: 'filesTooLarge', max: mebibytes });
  }
}
