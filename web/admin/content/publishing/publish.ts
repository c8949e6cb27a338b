import { atom, type Getter, type Setter } from 'jotai';
import {
  cancelPublication,
  type Publication,
  publishContent,
  restorePublication,
} from '#contract/admin/content.ts';
import type { Outcome } from '../../../api-client/call-api.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { authenticatedCall, type CallOptions } from '../../api-client/call.ts';
import { knownOf, refreshAtom } from '../../api-client/queries.ts';
import { textsAtom } from '../../language.ts';
import { hiddenOnLock } from '../../session/cleared-on-lock.ts';
import { placeOf } from '../names.ts';
import {
  contentRead,
  documentMapAtom,
  fetchDocumentsAtom,
  problemsAtom,
  publicationsRead,
} from '../state.ts';

/** Whether the dialog is open. */
export const isPublishOpenAtom = atom(false);

export type TypedPublication = {
  readonly note: string;
  /** When to publish, in the browser's zone, empty until it is typed; undefined for now. */
  readonly time?: string | undefined;
  /** The documents that are left out. */
  readonly left: ReadonlySet<string>;
};

const blank: TypedPublication = { note: '', left: new Set() };

/** What is chosen and typed in the open dialog: a locked page keeps it. It tells of nobody. */
export const typedPublicationAtom = hiddenOnLock(blank, (typed) => typed);

/** Closes the dialog, and drops what was typed in it. */
export const closePublishAtom = atom(null, (_get, set) => {
  set(isPublishOpenAtom, false);
  set(typedPublicationAtom, blank);
});

type Asked = {
  readonly note: string;
  readonly documents: readonly string[];
  /** The version of each of them as the user has reviewed it (`documentVersion`). */
  readonly seen: Readonly<Record<string, number>>;
  readonly publishAt?: string | undefined;
};

/** Publishes, now or later. */
export const publishAtom = atom(null, (get, set, body: Asked) => {
  const asked = [...body.documents].sort().join();
  return makePublication(get, set, publishContent, {
    options: { body },
    list() {
      const state = knownOf(get, contentRead);
      return state && [...(state.published ? [state.published] : []), ...state.scheduled];
    },
    isAsked({ number, note, atUtc, changes }) {
      const documents = new Set(changes.map(({ document }) => document));
      const isAtTime = body.publishAt ? body.publishAt === atUtc : number !== null;
      return isAtTime && note === body.note.trim() && [...documents].sort().join() === asked;
    },
  });
});

/** Publishes again what was live with a publication. */
export const restoreAtom = atom(null, (get, set, { id, note }: Publication) =>
  makePublication(get, set, restorePublication, {
    options: { parameters: { id } },
    list: () => knownOf(get, publicationsRead)?.items,
    isAsked: (one) => one.note === note,
  }),
);

type Making = {
  readonly options: CallOptions;
  /** The publications that are known; undefined if they are not. */
  list(): readonly Publication[] | undefined;
  /** Whether a publication is what was asked for. */
  isAsked(one: Publication): boolean;
};

/**
 * Makes a publication. What cannot be published is marked at its fields. Without an answer it is looked up whether it
 * was made: tried again, a scheduled one would be there twice.
 */
async function makePublication(
  get: Getter,
  set: Setter,
  call: typeof publishContent | typeof restorePublication,
  { options, list, isAsked }: Making,
): Promise<Outcome<Publication>> {
  const known = list();
  const answer = await authenticatedCall(get, set, call, options);
  const errors = answer.ok ? [] : Object.entries(answer.fields);
  set(problemsAtom, new Map(errors.filter(([key]) => placeOf(key) !== undefined)));
  const isLost = !answer.ok && (answer.status === undefined || answer.status >= 500);
  if (answer.ok || isLost) await set(refreshAllAtom);
  if (!known || !isLost) return answer;
  const made = list()?.find((one) => known.every(({ id }) => id !== one.id) && isAsked(one));
  return made ? { ok: true, data: made } : answer;
}

/** @returns whether it is cancelled */
export const cancelAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const outcome = await authenticatedCall(get, set, cancelPublication, { parameters: { id } });
  // Live or cancelled by now: the list says which.
  if (!outcome.ok && outcome.status !== 404) {
    notify('error', outcome.text || get(textsAtom).actionFailed);
  }
  await set(refreshAtom, contentRead);
  return outcome.ok;
});

/** What is live has changed: in all documents that are here, too. */
const refreshAllAtom = atom(null, async (get, set) => {
  await Promise.all([
    set(refreshAtom, contentRead),
    set(refreshAtom, publicationsRead),
    set(fetchDocumentsAtom, [...get(documentMapAtom).keys()]),
  ]);
});
