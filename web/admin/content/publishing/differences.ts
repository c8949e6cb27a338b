import { atom } from 'jotai';
import type { ContentDifference } from '#contract/admin/content.ts';
import { isSame, valueAt } from '#contract/content/edits.ts';
import { readNow } from '../../api-client/queries.ts';
import { contentRead, documentMapAtom, fetchDocumentsAtom, type OpenDocument } from '../state.ts';
import { unsavedAtom } from '../unsaved.ts';

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
