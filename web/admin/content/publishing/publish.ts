import { atom } from 'jotai';
import {
  cancelPublication,
  type Publication,
  publishContent,
  restorePublication,
} from '#contract/admin/content.ts';
import type { Outcome } from '../../../api-client/call-api.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { authenticatedCall } from '../../api-client/call.ts';
import { textsAtom } from '../../language.ts';
import { placeOf } from '../names.ts';
import {
  content,
  documentMapAtom,
  fetchDocumentsAtom,
  problemsAtom,
  publications,
} from '../state.ts';

/** Whether the dialog is open. */
export const isPublishOpenAtom = atom(false);

type Asked = {
  readonly note: string;
  readonly documents: readonly string[];
  /** The version of each of them as the user has reviewed it (`documentVersion`). */
  readonly seen: Readonly<Record<string, number>>;
  readonly publishAt?: string | undefined;
};

/** Publishes, now or later. What cannot be published is marked at its fields. */
export const publishAtom = atom(
  null,
  async (get, set, body: Asked): Promise<Outcome<Publication>> => {
    const outcome = await authenticatedCall(get, set, publishContent, { body });
    set(showProblemsAtom, outcome);
    if (outcome.ok) await set(refreshAtom);
    return outcome;
  },
);

/** Publishes again what was live with a publication. */
export const restoreAtom = atom(
  null,
  async (get, set, id: string): Promise<Outcome<Publication>> => {
    const outcome = await authenticatedCall(get, set, restorePublication, { parameters: { id } });
    set(showProblemsAtom, outcome);
    if (outcome.ok) await set(refreshAtom);
    return outcome;
  },
);

/** @returns whether it is cancelled */
export const cancelAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const outcome = await authenticatedCall(get, set, cancelPublication, { parameters: { id } });
  // Live or cancelled by now: the list says which.
  if (!outcome.ok && outcome.status !== 404) {
    notify('error', outcome.text || get(textsAtom).actionFailed);
  }
  await set(content.fetchAtom, {}, true);
  return outcome.ok;
});

const showProblemsAtom = atom(null, (_get, set, outcome: Outcome<Publication>) => {
  const found = outcome.ok ? [] : Object.entries(outcome.fields);
  set(problemsAtom, new Map(found.filter(([key]) => placeOf(key) !== undefined)));
});

/** What is live has changed: in all documents that are here, too. */
const refreshAtom = atom(null, async (get, set) => {
  await Promise.all([
    set(content.fetchAtom, {}, true),
    set(publications.fetchAtom, {}, true),
    set(fetchDocumentsAtom, [...get(documentMapAtom).keys()]),
  ]);
});
