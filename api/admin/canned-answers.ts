import type { AuditAction } from '#contract/admin/audit.ts';
import type { CannedAnswer } from '#contract/admin/canned-answers.ts';
import { calls } from '#contract/calls.ts';
import { maxCannedAnswers } from '#contract/field-limits.ts';
import { foldLetters } from '#contract/fold.ts';
import { newId } from '#db/engine/ids.ts';
import { countOf } from '#db/engine/page.ts';
import { addRow, findRow, removeRow, updateRow } from '#db/queries/rows.ts';
import type { CannedAnswerRow, Db } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { changedBy, invalid, orNotFound } from '../http/problem.ts';
import { change, contentVersion } from './change.ts';
import { kindOf, mayChange, requireWorker } from './kinds.ts';

export function cannedAnswerRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.listAnswers, async ({ session }) => ({
    answers: (await byName(context.db))
      .filter(({ purpose }) => mayChange(session.role, kindOf(purpose)))
      .map(toCannedAnswer),
  }));

  /** @throws Problem `invalid` if its name is taken, or if there are as many as allowed */
  routes.serve(calls.createAnswer, ({ body, session }) =>
    change(context, session, async (transaction, note) => {
      requireWorker(session, kindOf(body.purpose));
      if ((await countOf(transaction.selectFrom('canned_answers'))) >= maxCannedAnswers) {
        throw invalid('name', { key: 'answersFull', max: maxCannedAnswers });
      }
      const row = await rowOf(transaction, newId(), body);
      await addRow(transaction, 'canned_answers', row);
      await note(noteOf('answerCreated', row));
      return toCannedAnswer(row);
    }),
  );

  /** @throws Problem `notFound`, `changedMeanwhile`, or `invalid` if its name is taken */
  routes.serve(calls.changeAnswer, ({ parameters: { id }, body, session }) =>
    change(context, session, async (transaction, note) => {
      const present = orNotFound(await findRow(transaction, 'canned_answers', { id }));
      for (const { purpose } of [present, body]) requireWorker(session, kindOf(purpose));
      const row = await rowOf(transaction, id, body);
      const now = versionOf(present);
      // A retry: the response to the first attempt was lost.
      if (now === versionOf(row)) return toCannedAnswer(present);
      if (now !== body.version) {
        const { action, details } = noteOf('answerChanged', present);
        throw changedBy({ actions: [action], details });
      }
      await updateRow(transaction, 'canned_answers', { id }, row);
      await note(noteOf('answerChanged', row));
      return toCannedAnswer(row);
    }),
  );

  /** @throws Problem `notFound` */
  routes.serve(calls.eraseAnswer, ({ parameters: { id }, session }) =>
    change(context, session, async (transaction, note) => {
      const present = orNotFound(await findRow(transaction, 'canned_answers', { id }));
      requireWorker(session, kindOf(present.purpose));
      await removeRow(transaction, 'canned_answers', { id });
      await note(noteOf('answerErased', present));
    }),
  );
}

function byName(db: Db): Promise<CannedAnswerRow[]> {
  return db.selectFrom('canned_answers').selectAll().orderBy('folded').execute();
}

function toCannedAnswer(row: CannedAnswerRow): CannedAnswer {
  const { id, purpose, name, stage, texts } = row;
  return { id, purpose, name, stage, texts: JSON.parse(texts), version: versionOf(row) };
}

/** The line of the audit trail names the answer: a conflict finds by it who changed it. */
function noteOf<Action extends AuditAction>(action: Action, { name }: CannedAnswerRow) {
  return { action, details: { answer: name } };
}

function versionOf({ purpose, name, stage, texts }: CannedAnswerRow): string {
  return contentVersion([purpose, name, stage, texts]);
}

/** @throws Problem `invalid` if another answer has the name */
async function rowOf(
  db: Db,
  id: string,
  { purpose, name, stage, texts }: Omit<CannedAnswer, 'id' | 'version'>,
): Promise<CannedAnswerRow> {
  const folded = foldLetters(name);
  const taken = await findRow(db, 'canned_answers', { folded });
  if (taken && taken.id !== id) throw invalid('name', { key: 'answerTaken' });
  // Only an application has stages.
  const told = purpose === 'application' ? stage : null;
  return { id, purpose, name, folded, stage: told, texts: JSON.stringify(texts) };
}
