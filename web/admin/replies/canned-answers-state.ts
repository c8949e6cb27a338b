import { atom } from 'jotai';
import {
  type CannedAnswer,
  changeAnswer,
  createAnswer,
  eraseAnswer,
  listAnswers,
} from '#contract/admin/canned-answers.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { queryOf, refreshAtom } from '../api-client/queries.ts';
import { textsAtom } from '../language.ts';

export const answersRead = queryOf(listAnswers);

/** A canned answer being typed; a new one has no id and no version. */
export type TypedCannedAnswer = Omit<CannedAnswer, 'id' | 'version'> &
  Partial<Pick<CannedAnswer, 'id' | 'version'>>;

export const saveCannedAnswerAtom = atom(
  null,
  async (get, set, { id, ...body }: TypedCannedAnswer) => {
    const outcome =
      id === undefined
        ? await authenticatedCall(get, set, createAnswer, { body })
        : await authenticatedCall(get, set, changeAnswer, { parameters: { id }, body });
    // Also after a conflict.
    if (outcome.ok || outcome.status === 409) await set(refreshAtom, answersRead);
    return outcome;
  },
);

/** Deletes a canned answer. Resolves with the error; empty on success, or if it did not exist. */
export const eraseCannedAnswerAtom = atom(null, async (get, set, id: string): Promise<string> => {
  const outcome = await authenticatedCall(get, set, eraseAnswer, { parameters: { id } });
  await set(refreshAtom, answersRead);
  return outcome.ok || outcome.status === 404 ? '' : outcome.text || get(textsAtom).actionFailed;
});
