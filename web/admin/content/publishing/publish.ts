import { atom, type Getter, type Setter } from 'jotai';
import {
  type ContentDifference,
  cancelPublication,
  type Publication,
  publishContent,
  restorePublication,
} from '#contract/admin/content.ts';
import { isSame, valueAt } from '#contract/content/edits.ts';
import type { Outcome } from '../../../api-client/call-api.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { authenticatedCall, type CallOptions } from '../../api-client/call.ts';
import { newUuid } from '../../api-client/new-uuid.ts';
import { knownOf, readNow, refreshAtom } from '../../api-client/queries.ts';
import { textsAtom } from '../../language.ts';
import { hiddenOnLock } from '../../session/cleared-on-lock.ts';
import { fieldRefOf } from '../names.ts';
import {
  contentRead,
  documentMapAtom,
  fetchDocumentsAtom,
  type OpenDocument,
  problemsAtom,
  publicationsRead,
  unsavedAtom,
} from '../state.ts';
import { isPublishingAtom, publishProgressAtom } from './progress.ts';

export const isPublishOpenAtom = atom(false);

export type TypedPublication = {
  readonly note: string;
  /** When to publish, in the browser's time zone; empty until it is typed; undefined for now. */
  readonly time?: string | undefined;
  readonly excludedDocuments: ReadonlySet<string>;
};

const blank: TypedPublication = { note: '', excludedDocuments: new Set() };

/** Input of the open dialog, which a locked page keeps: it names no visitor. */
export const typedPublicationAtom = hiddenOnLock(blank, (typed) => typed);

/** Closes the dialog, and drops what was typed in it. */
export const closePublishAtom = atom(null, (_get, set) => {
  set(isPublishOpenAtom, false);
  set(typedPublicationAtom, blank);
});

type Asked = {
  readonly note: string;
  readonly documents: readonly string[];
  /** The reviewed version of each document (`documentVersion`). */
  readonly seen: Readonly<Record<string, number>>;
  readonly publishAt?: string | undefined;
};

/** Ids of publications whose response may be lost: what is asked for again is made once. */
const askedIds = new Map<string, string>();

/** In ms: how often it is checked whether pages are still being written. */
const pollMs = 300;

/** Publishes, now or later. */
export const publishAtom = atom(null, async (get, set, body: Asked) => {
  const asked = JSON.stringify(body);
  const id = askedIds.get(asked) ?? newUuid();
  askedIds.set(asked, id);
  const outcome = await makePublication(get, set, publishContent, id, { body });
  if (outcome.ok) askedIds.delete(asked);
  return outcome;
});

/** Publishes the content of an earlier publication again. */
export const restoreAtom = atom(null, (get, set, { id }: Publication) =>
  makePublication(get, set, restorePublication, newUuid(), { parameters: { id } }),
);

/**
 * Makes a publication. Values that cannot be published are marked at their fields. Without a response, checks whether
 * it was made.
 */
async function makePublication(
  get: Getter,
  set: Setter,
  call: typeof publishContent | typeof restorePublication,
  id: string,
  options: CallOptions,
): Promise<Outcome<Publication>> {
  const query = { publicationId: id };
  set(isPublishingAtom, true);
  const answer = await authenticatedCall(get, set, call, { ...options, query });
  const errors = answer.ok ? [] : Object.entries(answer.fields);
  set(problemsAtom, new Map(errors.filter(([key]) => fieldRefOf(key) !== undefined)));
  const isLost = !answer.ok && (answer.status === undefined || answer.status >= 500);
  // On a busy machine it outlives its call.
  while (isLost && get(publishProgressAtom)) await new Promise((go) => setTimeout(go, pollMs));
  const refreshed = answer.ok || isLost ? set(refreshAllAtom) : undefined;
  // What is live is known by now: only a lost response has to wait for the list.
  if (isLost) await refreshed;
  set(isPublishingAtom, false);
  const { published, scheduled = [] } = knownOf(get, contentRead) ?? {};
  const made = isLost && [published, ...scheduled].find((one) => one?.id === id);
  return made ? { ok: true, data: made } : answer;
}

/** @returns whether it is cancelled */
export const cancelAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const outcome = await authenticatedCall(get, set, cancelPublication, { parameters: { id } });
  // Live or cancelled by now: the list shows which.
  if (!outcome.ok && outcome.status !== 404) {
    notify('error', outcome.text || get(textsAtom).actionFailed);
  }
  await set(refreshAtom, contentRead);
  return outcome.ok;
});

/** The live content has changed, also in all loaded documents. */
const refreshAllAtom = atom(null, async (get, set) => {
  await Promise.all([
    set(refreshAtom, contentRead),
    set(refreshAtom, publicationsRead),
    set(fetchDocumentsAtom, [...get(documentMapAtom).keys()]),
  ]);
});

/** Saved differences from the live content, in the loaded documents. */
export const differencesAtom = atom((get) =>
  [...get(documentMapAtom).values()].flatMap(differencesOf),
);

function differencesOf({ name, fields, live, draft }: OpenDocument): ContentDifference[] {
  return [...fields.keys()].flatMap((path) => {
    const [from, to] = [valueAt(live, path), valueAt(draft, path)];
    return isSame(from, to) ? [] : [{ document: name, path, from, to }];
  });
}

/**
 * Fetches the changed documents, and the state that lists them.
 * @param isAll whether loaded ones are fetched again too
 * @returns whether all of them are loaded
 */
export const fetchChangedAtom = atom(null, async (get, set, isAll: boolean = true) => {
  const state = await readNow(get, contentRead);
  if (!state) return false;
  const typed = [...get(unsavedAtom).values()].map(({ document }) => document);
  const changed = state.documents.filter((one) => one.changed > 0 || typed.includes(one.name));
  // Loaded ones may have been published by another window.
  const here = isAll ? get(documentMapAtom).keys() : [];
  const names = new Set([...changed.map(({ name }) => name), ...here]);
  return set(fetchDocumentsAtom, [...names]);
});
