import type * as z from 'zod/mini';
import type { CannedAnswer, changeAnswer, createAnswer } from '#contract/admin/canned-answers.ts';
import { calls } from '#contract/calls.ts';
import { mostAnswers } from '#contract/field-limits.ts';
import { foldLetters } from '#contract/fold.ts';
import { newId } from '#db/ids.ts';
import {
  addAnswer,
  answerNamed,
  findAnswer,
  listAnswers,
  numberOfAnswers,
  removeAnswer,
  updateAnswer,
} from '#db/queries/canned-answers.ts';
import type { CannedAnswerRow, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { change, contentVersion } from './change.ts';

export function answerRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.listAnswers, async () => ({
    answers: (await listAnswers(context.db)).map(toAnswer),
  }));

  routes.serve(calls.createAnswer, ({ body, session }) => makeAnswer(context, session, body));

  routes.serve(calls.changeAnswer, ({ parameters, body, session }) =>
    editAnswer(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseAnswer, ({ parameters, session }) =>
    dropAnswer(context, session, parameters.id),
  );
}

type Content = z.output<(typeof createAnswer)['body']>;

function toAnswer(row: CannedAnswerRow): CannedAnswer {
  const { id, purpose, name, texts } = row;
  return { id, purpose, name, texts: JSON.parse(texts), version: versionOf(row) };
}

function versionOf({ purpose, name, texts }: CannedAnswerRow): string {
  return contentVersion([purpose, name, texts]);
}

/**
 * Creates a canned answer.
 * @throws Problem `invalid` if its name is taken, or if there are as many as allowed
 */
async function makeAnswer(
  context: Context,
  session: SessionRow,
  content: Content,
): Promise<CannedAnswer> {
  return change(context, session, async (transaction, note) => {
    if ((await numberOfAnswers(transaction)) >= mostAnswers) {
      throw new Problem('invalid', { errors: { name: { key: 'answersFull', max: mostAnswers } } });
    }
    const row = await rowOf(transaction, newId(), content);
    await addAnswer(transaction, row);
    await note({ action: 'answerCreated' });
    return toAnswer(row);
  });
}

/**
 * Changes a canned answer.
 * @throws Problem `notFound`, `changedMeanwhile`, or `invalid` if its name is taken
 */
async function editAnswer(
  context: Context,
  session: SessionRow,
  id: string,
  { version, ...content }: z.output<(typeof changeAnswer)['body']>,
): Promise<CannedAnswer> {
  return change(context, session, async (transaction, note) => {
    const present = await findAnswer(transaction, id);
    if (!present) throw new Problem('notFound');
    const row = await rowOf(transaction, id, content);
    const now = versionOf(present);
    // The answer to an earlier attempt was lost.
    if (now === versionOf(row)) return toAnswer(present);
    if (now !== version) throw new Problem('changedMeanwhile');
    await updateAnswer(transaction, row);
    await note({ action: 'answerChanged' });
    return toAnswer(row);
  });
}

/** @throws Problem `notFound` */
function dropAnswer(context: Context, session: SessionRow, id: string): Promise<void> {
  return change(context, session, async (transaction, note) => {
    if (!(await removeAnswer(transaction, id))) throw new Problem('notFound');
    await note({ action: 'answerErased' });
  });
}

/** @throws Problem `invalid` if another answer has the name */
async function rowOf(
  db: Context['db'],
  id: string,
  { purpose, name, texts }: Content,
): Promise<CannedAnswerRow> {
  const folded = foldLetters(name);
  const taken = await answerNamed(db, folded);
  if (taken && taken.id !== id) {
    throw new Problem('invalid', { errors: { name: { key: 'answerTaken' } } });
  }
  return { id, purpose, name, folded, texts: JSON.stringify(texts) };
}
