import { type Atom, atom, type Getter, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isSame, valueAt } from '../../content/edits.ts';
import { keyOf, type Place } from './names.ts';
import { content, documentMapAtom, valueOfAtom } from './state.ts';
import { type Unsaved, unsavedAtom } from './unsaved.ts';

/** What the editor shows of one unit of a document. */
export type UnitView = {
  readonly value: unknown;
  readonly live: unknown;
  readonly isChanged: boolean;
  /** Another language changed it later. */
  readonly isBehind: boolean;
  readonly unsaved: Unsaved | undefined;
  /** What the build had when it was edited, if a release changed it too, and what it has now. */
  readonly before: unknown;
  readonly build: unknown;
};

/** A unit as it is now. Only a change of this one renders its part again: a form has hundreds. */
export function useUnit({ document, path }: Place): UnitView {
  return useAtomValue(useMemo(() => unitAtom({ document, path }), [document, path]));
}

function unitAtom(place: Place): Atom<UnitView> {
  let last: UnitView | undefined;
  return atom((get) => {
    const next = read(get, place);
    if (
      !last ||
      Object.entries(next).some(([key, value]) => last?.[key as keyof UnitView] !== value)
    ) {
      last = next;
    }
    return last;
  });
}

function read(get: Getter, place: Place): UnitView {
  const document = get(documentMapAtom).get(place.document);
  const value = get(valueOfAtom)(place);
  const live = valueAt(document?.live, place.path);
  const fetched = get(content.fetchedAtom);
  const state =
    typeof fetched === 'object'
      ? fetched.data.documents.find(({ name }) => name === place.document)
      : undefined;
  return {
    value,
    live,
    isChanged: !isSame(value, live),
    isBehind: state?.behind.includes(place.path) ?? false,
    unsaved: get(unsavedAtom).get(keyOf(place)),
    before: document?.units.find(({ path }) => path === place.path)?.before,
    build: valueAt(document?.build, place.path),
  };
}
