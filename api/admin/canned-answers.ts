import type * as z from 'zod/mini';
import type { CannedAnswer, CannedAnswers, createAnswer } from '#contract/admin/canned-answers.ts';
import { mostAnswers } from '#contract/field-limits.ts';
import { foldLetters } from '#contract/fold.ts';
import { newId } from '#db/ids.ts';
import {
  addAnswer,
  answerNamed,
  listAnswers,
  numberOfAnswers,
  removeAnswer,
  updateAnswer,
} from '#db/queries/canned-answers.ts';
import type { CannedAnswerRow, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { change } from './change.ts';

type Content = z.output<(typeof createAnswer)['body']>;

/** All canned answers, by name. */
export async function readAnswers(db: Context['db']): Promise<CannedAnswers> {
  const rows = await listAnswers(db);
  return {
    answers: rows.map(({ id, purpose, name, texts }) => ({
      ...{ id, purpose, name, texts: JSON.parse(texts) },
    })),
  };
}

/**
 * Creates a canned answer.
 * @throws Problem `invalid` if its name is taken, or if there are as many as allowed
 */
export async function makeAnswer(
  context: Context,
  session: SessionRow,
  content: Content,
): Promise<CannedAnswer> {
  const id = newId();
  await change(context, session, async (transaction, note) => {
    if ((await numberOfAnswers(transaction)) >= mostAnswers) {
      throw new Problem('invalid', { errors: { name: { key: 'answersFull', max: mostAnswers } } });
    }
    await addAnswer(transaction, await rowOf(transaction, id, content));
    await note({ action: 'answerCreated' });
  });
  return { id, ...content };
}

/**
 * Changes a canned answer.
 * @throws Problem `notFound`, or `invalid` if its name is taken
 */
export async function editAnswer(
  context: Context,
  session: SessionRow,
  id: string,
  content: Content,
): Promise<CannedAnswer> {
  await change(context, session, async (transaction, note) => {
    const row = await rowOf(transaction, id, content);
    if (!(await updateAnswer(transaction, row))) throw new Problem('notFound');
    await note({ action: 'answerChanged' });
  });
  return { id, ...content };
}

/** @throws Problem `notFound` */
export function dropAnswer(context: Context, session: SessionRow, id: string): Promise<void> {
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
