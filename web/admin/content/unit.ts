import { type Atom, atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isSame, valueAt } from '#contract/content/edits.ts';
import { keyOf, type Place } from './names.ts';

import { contentAtom, documentMapAtom } from './state.ts';
import { type UnsavedText, unsavedAtom } from './unsaved.ts';

/** What the editor shows of one unit of a document. */
export type UnitView = {
  readonly value: unknown;
  readonly live: unknown;
  readonly isChanged: boolean;
  /** Another language changed it later. */
  readonly isBehind: boolean;
  readonly unsaved: UnsavedText | undefined;
  /** What the build had when it was edited, if a release changed it too, and what it has now. */
  readonly before: unknown;
  readonly build: unknown;
};

/** A unit as it is now. Only a change of this one renders its part again: a form has hundreds. */
export function useUnit({ document, path }: Place): UnitView {
  return useAtomValue(useMemo(() => unitAtom({ document, path }), [document, path]));
}

/** In steps, so that a change elsewhere costs a look at each step, and not a comparison of whole lists. */
function unitAtom(place: Place): Atom<UnitView> {
  const key = keyOf(place);
  const documentAtom = atom((get) => get(documentMapAtom).get(place.document));
  const typedAtom = atom((get) => get(unsavedAtom).get(key));
  const behindAtom = atom((get) => {
    const documents = get(contentAtom)?.documents;
    const state = documents?.find(({ name }) => name === place.document);
    return state?.behind.includes(place.path) ?? false;
  });
  return atom((get) => {
    const document = get(documentAtom);
    const unsaved = get(typedAtom);
    const value = unsaved ? unsaved.value : valueAt(document?.draft, place.path);
    const live = valueAt(document?.live, place.path);
    return {
      ...{ value, live, unsaved },
      isChanged: !isSame(value, live),
      isBehind: get(behindAtom),
      before: document?.units.find(({ path }) => path === place.path)?.before,
      build: valueAt(document?.build, place.path),
    };
  });
}
