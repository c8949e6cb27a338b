import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { factsAtom } from '../facts.ts';
import { fieldOfText, leavesOf, wordsOf } from '../field-of-text.ts';
import { focusField } from '../focus-field.ts';
import { type FieldRef, fieldRefOf, keyOf, partsOf } from '../names.ts';
import { documentMapAtom, valueOfAtom } from '../state.ts';
import { unsavedAtom } from '../unsaved.ts';
import { Preview } from './preview.tsx';

/** Unsaved edits in the form of the API. */
const changesAtom = atom((get) =>
  [...get(unsavedAtom).values()].map(({ document, path, value = null }) => ({
    document,
    path,
    value,
  })),
);

/** The preview of a page, in the language of the last used field. A text that is picked in it is focused. */
export function PreviewPane({ page }: { page: PageId }) {
  const store = useStore();
  const changes = useAtomValue(changesAtom);
  const focused = useFocusedField();
  const language: Language = (focused && partsOf(focused.document).language) ?? languages[0];
  const allLeaves = () => {
    const documents = store.get(documentMapAtom);
    const readValue = store.get(valueOfAtom);
    const names = [`${language}/${page}`, 'identity', `${language}/chrome`];
    return names.flatMap((document) =>
      [...(documents.get(document)?.fields.keys() ?? [])].flatMap((path) =>
        leavesOf(document, readValue({ document, path }), path),
      ),
    );
  };
  const pick = (text: string) => {
    const fieldRef = fieldOfText(text, allLeaves(), store.get(factsAtom)[language]);
    if (fieldRef) focusField(fieldRef);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page scrolls when another field has the focus, not while typing
  const shown = useMemo(() => {
    const leaf = focused && allLeaves().find((one) => keyOf(one) === keyOf(focused));
    return leaf && { text: wordsOf(leaf.text, store.get(factsAtom)[language]) };
  }, [focused]);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 h-[50dvh] min-w-0 border-t border-line bg-surface sm:-mx-6 min-[90rem]:top-16 min-[90rem]:mx-0 min-[90rem]:h-[calc(100dvh-6rem)] min-[90rem]:border-0">
      <Preview {...{ page, language, changes, focused: shown }} onPick={pick} />
    </div>
  );
}

/** The field that has the focus, or had it last. */
function useFocusedField(): FieldRef | undefined {
  const [focused, setFocused] = useState<FieldRef>();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const fieldRef = target instanceof HTMLElement ? fieldRefOf(target.id) : undefined;
      if (fieldRef?.path)
        setFocused((now) => (now && keyOf(now) === keyOf(fieldRef) ? now : fieldRef));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return focused;
}
