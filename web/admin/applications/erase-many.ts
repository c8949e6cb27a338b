import { atom } from 'jotai';
import { eraseApplications, listApplications } from '#contract/admin/applications.ts';
import { pageSize } from '#contract/field-limits.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { refreshCountsAtom } from '../counts.ts';
import { eraseOldest } from '../erase-all.tsx';
import { languageAtom, textsAtom } from '../language.ts';
import { applicationSelection, dropApplicationsAtom, refreshApplicationsAtom } from './lists.ts';

/** Erases applications with their CVs for good. */
export const eraseManyAtom = atom(null, async (_get, set, ids: readonly string[]) => {
  let left = ids;
  const next = async () => left.slice(0, pageSize.max);
  const erased = await eraseOldest(ids.length, next, async (some) => {
    left = left.slice(some.length);
    return set(sendAtom, some);
  });
  set(tellAtom, erased);
});

/** Erases a number of the applications flagged as spam, the oldest first. */
export const eraseSpamAtom = atom(null, async (get, set, total: number) => {
  const query = { spam: 'true', sort: 'oldest', limit: String(pageSize.max) };
  const oldest = async () => {
    const outcome = await authenticatedCall(get, set, listApplications, { query });
    return outcome.ok ? outcome.data.items.map(({ id }) => id) : [];
  };
  const erased = await eraseOldest(total, oldest, (ids) => set(sendAtom, ids));
  set(refreshApplicationsAtom);
  set(tellAtom, erased);
});

const sendAtom = atom(null, async (get, set, ids: readonly string[]): Promise<boolean> => {
  set(applicationSelection.clearSelectionAtom);
  const outcome = await authenticatedCall(get, set, eraseApplications, {
    body: { ids: [...ids], action: 'delete' },
  });
  if (!outcome.ok) {
    notify('error', outcome.text || get(textsAtom).actionFailed);
    return false;
  }
  set(dropApplicationsAtom, ids);
  set(refreshCountsAtom);
  return true;
});

const tellAtom = atom(null, (get, _set, erased: number) => {
  if (erased === 0) return;
  const { applications } = get(textsAtom);
  const count = erased.toLocaleString(get(languageAtom));
  notify('success', applications.erasedMany.replace('{count}', count));
});
