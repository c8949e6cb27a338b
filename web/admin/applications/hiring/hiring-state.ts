import { atom } from 'jotai';
import { changeHiring, type Hiring, readHiring } from '#contract/admin/hiring.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { authenticatedCall } from '../../api-client/call.ts';
import { queryOf, showResponse } from '../../api-client/queries.ts';
import { textsAtom } from '../../language.ts';
import { noteDoneAtom, type Undone, undoneFrom } from '../../ui/undo.ts';
import { openApplication } from '../open.ts';

/** The criteria of the scorecard. */
export const hiringRead = queryOf(readHiring);

/** A criterion as it is sent; a new one has no id. */
type SentCriterion = { readonly id?: string; readonly name: string };

/** A criterion in the form; `key` is its id, or another text for a new one. */
export type CriterionRow = SentCriterion & { readonly key: string };

/** The criteria being typed, and those from which typing began; null without any. Survives a lock. */
export const typedCriteriaAtom = atom<{
  readonly base: Hiring;
  readonly rows: readonly CriterionRow[];
} | null>(null);

/** Saves the criteria. It can be undone, unless scores were erased. */
export const saveCriteriaAtom = atom(
  null,
  async (get, set, before: Hiring, criteria: readonly SentCriterion[]) => {
    const erased = scoredBeside(before, criteria);
    const scoresErased = erased.reduce((sum, { scored }) => sum + scored, 0);
    const outcome = await authenticatedCall(get, set, changeHiring, {
      body: { criteria, version: before.version, scoresErased },
    });
    if (!outcome.ok) return outcome;
    await showResponse(get, hiringRead, outcome.data);
    await set(openApplication.fetchAtom);
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

const restoreAtom = atom(
  null,
  async (get, set, { criteria }: Hiring, version: string): Promise<Undone> => {
    const texts = get(textsAtom).hiring.criteria;
    const now = await authenticatedCall(get, set, readHiring);
    if (!now.ok) {
      notify('error', now.text || texts.failedSave);
      return undoneFrom(now);
    }
    // Scores given since the criteria were saved are not erased without a question.
    if (scoredBeside(now.data, criteria).length > 0) {
      notify('error', texts.scoredSince);
      return 'refused';
    }
    const outcome = await authenticatedCall(get, set, changeHiring, {
      body: { criteria: criteria.map(({ id, name }) => ({ id, name })), version },
    });
    if (outcome.ok) await showResponse(get, hiringRead, outcome.data);
    else notify('error', outcome.text || texts.failedSave);
    await set(openApplication.fetchAtom);
    return undoneFrom(outcome);
  },
);

/** Criteria with scores that would be removed: saving erases their scores. */
export function scoredBeside(
  { criteria }: Hiring,
  staying: readonly { readonly id?: string }[],
): Hiring['criteria'] {
  const ids = new Set(staying.map(({ id }) => id));
  return criteria.filter(({ id, scored }) => scored > 0 && !ids.has(id));
}
