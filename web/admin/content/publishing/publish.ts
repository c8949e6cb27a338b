import { atom } from 'jotai';
import {
  type ContentState,
  cancelPublication,
  type Publication,
  publishContent,
  restorePublication,
} from '#contract/admin/content.ts';
import type { Outcome } from '../../../api-client/call-api.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { authenticatedCall } from '../../api-client/call.ts';
import type { Fetched } from '../../api-client/fetched-state.ts';
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

/**
 * Publishes, now or later. What cannot be published is marked at its fields. Without an answer it is looked up whether
 * the publication was made: tried again, a scheduled one would be there twice.
 */
export const publishAtom = atom(
  null,
  async (get, set, body: Asked): Promise<Outcome<Publication>> => {
    const known = made(get(content.fetchedAtom));
    const answer = await authenticatedCall(get, set, publishContent, { body });
    set(showProblemsAtom, answer);
    if (answer.ok || isLost(answer)) await set(refreshAtom);
    if (!known || !isLost(answer)) return answer;
    const asked = [...body.documents].sort().join();
    return found(
      answer,
      known,
      made(get(content.fetchedAtom)),
      ({ number, note, atUtc, changes }) => {
        const documents = new Set(changes.map(({ document }) => document));
        const isAtTime = body.publishAt ? body.publishAt === atUtc : number !== null;
        return isAtTime && note === body.note.trim() && [...documents].sort().join() === asked;
      },
    );
  },
);

/** Publishes again what was live with a publication. */
export const restoreAtom = atom(
  null,
  async (get, set, { id, note }: Publication): Promise<Outcome<Publication>> => {
    const known = listed(get(publications.fetchedAtom));
    const answer = await authenticatedCall(get, set, restorePublication, { parameters: { id } });
    set(showProblemsAtom, answer);
    if (answer.ok || isLost(answer)) await set(refreshAtom);
    if (!known || !isLost(answer)) return answer;
    const now = listed(get(publications.fetchedAtom));
    return found(answer, known, now, (one) => one.note === note);
  },
);

/** Whether it is not known what became of a call. */
function isLost(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && (outcome.status === undefined || outcome.status >= 500);
}

/** What is live and what is scheduled. */
function made(state: Fetched<ContentState>): readonly Publication[] | undefined {
  if (typeof state !== 'object') return undefined;
  const { published, scheduled } = state.data;
  return published ? [published, ...scheduled] : scheduled;
}

function listed(history: Fetched<{ readonly items: readonly Publication[] }>) {
  return typeof history === 'object' ? history.data.items : undefined;
}

/** The publication that a call made whose answer was lost, else that answer. */
function found(
  answer: Outcome<Publication>,
  known: readonly Publication[],
  now: readonly Publication[] | undefined,
  isAsked: (one: Publication) => boolean,
): Outcome<Publication> {
  const fresh = now?.find((one) => known.every(({ id }) => id !== one.id) && isAsked(one));
  return fresh ? { ok: true, data: fresh } : answer;
}

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
