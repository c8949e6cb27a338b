import { atom } from 'jotai';
import { changeHiring, type Hiring, readHiring } from '#contract/admin/hiring.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { createFetched } from '../fetched-state.ts';
import { textsAtom } from '../language.ts';
import { noteDoneAtom, undoneFrom } from '../undo.ts';
import { openApplication } from './open.ts';

/** The criteria of the scorecard, and the time zone of interviews. */
export const hiringFetch = createFetched(readHiring);

/** A criterion as it is sent; a new one has no id. */
export type SentCriterion = { readonly id?: string; readonly name: string };

/** Saves the criteria. It can be undone, unless scores were erased. */
export const saveCriteriaAtom = atom(
  null,
  async (
    get,
    set,
    before: Hiring,
    criteria: readonly SentCriterion[],
  ): Promise<Outcome<Hiring>> => {
    const kept = new Set(criteria.map(({ id }) => id));
    const scoresErased = before.criteria
      .filter(({ id }) => !kept.has(id))
      .reduce((sum, { scored }) => sum + scored, 0);
    const outcome = await authenticatedCall(get, set, changeHiring, {
      body: { criteria, version: before.version, scoresErased },
    });
    if (!outcome.ok) return outcome;
    await set(shownAgainAtom);
    const words = get(textsAtom).hiring.criteria.saved;
    if (scoresErased > 0) notify('success', words);
    else {
      set(noteDoneAtom, {
        ...{ words, ids: [], made: Promise.resolve(true) },
        undo: () => set(restoreAtom, before, outcome.data.version),
      });
    }
    return outcome;
  },
);

const restoreAtom = atom(null, async (get, set, { criteria }: Hiring, version: string) => {
  const outcome = await authenticatedCall(get, set, changeHiring, {
    body: { criteria: criteria.map(({ id, name }) => ({ id, name })), version },
  });
  const texts = get(textsAtom).hiring.criteria;
  if (!outcome.ok) notify('error', outcome.text || texts.failedSave);
  await set(shownAgainAtom);
  return undoneFrom(outcome);
});

/** Shows the open application by the present criteria. */
const shownAgainAtom = atom(null, async (_get, set) => {
  await set(openApplication.fetchAtom);
});
