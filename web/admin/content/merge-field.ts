import { type Atom, atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isSame, valueAt } from '#contract/content/edits.ts';
import { type FieldRef, keyOf } from './names.ts';

import { contentAtom, documentMapAtom } from './state.ts';
import { type UnsavedText, unsavedAtom } from './unsaved.ts';

/** The editor's data of one unit of a document. */
export type MergeFieldView = {
  readonly value: unknown;
  readonly live: unknown;
  readonly isChanged: boolean;
  /** Another language changed it later. */
  readonly isBehind: boolean;
  readonly unsaved: UnsavedText | undefined;
  /** The build's value when it was edited, if a release has changed it since, and its present value. */
  readonly before: unknown;
  readonly build: unknown;
};

/** The present state of a unit. Only its own changes render it again: a form has hundreds. */
export function useMergeField({ document, path }: FieldRef): MergeFieldView {
  return useAtomValue(useMemo(() => mergeFieldAtom({ document, path }), [document, path]));
}

/** Compares parts, so that changes elsewhere are cheap and lists need not be compared. */
function mergeFieldAtom(fieldRef: FieldRef): Atom<MergeFieldView> {
  const key = keyOf(fieldRef);
  const documentAtom = atom((get) => get(documentMapAtom).get(fieldRef.document));
  const typedAtom = atom((get) => get(unsavedAtom).get(key));
  const behindAtom = atom((get) => {
    const documents = get(contentAtom)?.documents;
    const state = documents?.find(({ name }) => name === fieldRef.document);
    return state?.behind.includes(fieldRef.path) ?? false;
  });
  return atom((get) => {
    const document = get(documentAtom);
    const unsaved = get(typedAtom);
    const value = unsaved ? unsaved.value : valueAt(document?.draft, fieldRef.path);
    const live = valueAt(document?.live, fieldRef.path);
    return {
      ...{ value, live, unsaved },
      isChanged: !isSame(value, live),
      isBehind: get(behindAtom),
      before: document?.units.find(({ path }) => path === fieldRef.path)?.before,
      build: valueAt(document?.build, fieldRef.path),
    };
  });
}
