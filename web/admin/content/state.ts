import { type Atom, atom, useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import {
  type ContentDocument,
  type ContentState,
  listPublications,
  readContent,
  readDocument,
} from '#contract/admin/content.ts';
import type { LastChange } from '#contract/admin/done-by.ts';
import { applyEdits, isSame, valueAt } from '#contract/content/edits.ts';
import { factsOf } from '#contract/content/fact-names.ts';
import type { Field } from '#contract/content/fields.ts';
import { type MergeField, mergeFieldsOf } from '#contract/content/fits.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { type Language, languages } from '#contract/languages.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { dataAtom, queryOf } from '../api-client/queries.ts';
import { createUnsaved, type Unsaved } from '../autosave/unsaved.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { type FieldRef, keyOf } from './names.ts';

/** The states of all documents, and the live and scheduled publications. */
export const contentRead = queryOf(readContent);
/** Those states; undefined until they are loaded. */
export const contentAtom = dataAtom(contentRead);

/** How many values differ from the live content. */
export function changedIn({ documents }: ContentState): number {
  return documents.reduce((sum, { changed }) => sum + changed, 0);
}

/** The publications, the newest first. */
export const publicationsRead = queryOf(listPublications);

/** A loaded document: `draft` and versions follow the saved edits. */
export type OpenDocument = Omit<ContentDocument, 'form'> & {
  readonly form: Field;
  readonly fields: ReadonlyMap<string, MergeField['field']>;
};

/** The loaded documents, by name. */
export const documentMapAtom = clearedOnLock<ReadonlyMap<string, OpenDocument>>(new Map());

/** Fetches documents; loaded ones stay meanwhile. @returns whether all are loaded */
export const fetchDocumentsAtom = atom(null, async (get, set, names: readonly string[]) => {
  await Promise.all(
    names.map(async (name) => {
      const outcome = await authenticatedCall(get, set, readDocument, { query: { name } });
      if (!outcome.ok) return;
      const form = outcome.data.form as Field;
      const fields = new Map(mergeFieldsOf(form).map(({ path, field }) => [path, field]));
      set(documentMapAtom, (all) => {
        const fresh = { ...outcome.data, form, fields };
        // A response that was under way during a save is older than the loaded document.
        const present = all.get(name);
        return present && isNewer(present, fresh) ? all : new Map(all).set(name, fresh);
      });
    }),
  );
  return names.every((name) => get(documentMapAtom).has(name));
});

function isNewer(one: OpenDocument, other: OpenDocument): boolean {
  return one.units.some(({ path, version }) => version > versionIn(other, path));
}

/** The version of a unit; 0 if it was never edited. */
export function versionIn(document: OpenDocument, path: string): number {
  return document.units.find((unit) => unit.path === path)?.version ?? 0;
}

/** Increases with each edit of the document. */
export function documentVersion({ units }: OpenDocument): number {
  return units.reduce((sum, { version }) => sum + version, 0);
}

/** A unit's value in the editor: the unsaved edit, else the saved value. */
export const valueOfAtom = atom((get) => {
  const documents = get(documentMapAtom);
  const unsaved = get(unsavedAtom);
  return (fieldRef: FieldRef): unknown => {
    const typed = unsaved.get(keyOf(fieldRef));
    return typed ? typed.value : valueAt(documents.get(fieldRef.document)?.draft, fieldRef.path);
  };
});

/** The field that has the focus, or had it last. */
export const lastFieldAtom = atom<FieldRef>();

/** Publishing errors, by the key of the value; a changed value has none. */
export const problemsAtom = clearedOnLock<ReadonlyMap<string, string>>(new Map());

export type Saved = { readonly value: unknown; readonly version: number };
/** A value that another window has saved. */
export type SavedElsewhere = Saved & { readonly lastChange: LastChange };

/** An unsaved value. Undefined: a missing optional value. */
export type UnsavedText = Unsaved &
  FieldRef & {
    /** Saved even without a difference: the user has confirmed it. */
    readonly isConfirmed?: boolean | undefined;
    readonly theirs?: SavedElsewhere | undefined;
  };

/** The unsaved values, by their key (`keyOf`). None of them names a visitor. */
export const unsavedTexts = createUnsaved<UnsavedText>({
  area: 'localStorage',
  prefix: 'gt_admin_content:',
  toStored: ({ document, path, value, base, version }) => ({
    ...{ document, path, value, base, version },
  }),
});

export const { itemsAtom: unsavedAtom, dropAtom } = unsavedTexts;

/** The editor's data of one unit of a document. */
export type MergeFieldView = {
  readonly value: unknown;
  readonly live: unknown;
  readonly isChanged: boolean;
  /** Its document was never published: there is nothing to go back to. */
  readonly isFresh: boolean;
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
      isFresh: isSame(document?.live, {}),
      isBehind: get(behindAtom),
      before: document?.units.find(({ path }) => path === fieldRef.path)?.before,
      build: valueAt(document?.build, fieldRef.path),
    };
  });
}

const none: ReadonlyMap<string, string> = new Map();

/** Unsaved company data. The same array while nothing changes, since all fields depend on the facts. */
const typedIdentityAtom = selectAtom(
  unsavedAtom,
  (unsaved) => [...unsaved.values()].filter(({ document }) => document === 'identity'),
  (one, other) => one.length === other.length && one.every((typed, at) => typed === other[at]),
);

const identityAtom = atom((get) => get(documentMapAtom).get('identity')?.draft);

/** Values of placeholders in each language, with unsaved company data. */
export const factsAtom = atom((get) => {
  const draft = get(identityAtom);
  const identity = draft && applyEdits(draft, get(typedIdentityAtom));
  const facts = languages.map((language) => [language, readFacts(identity, language)] as const);
  return Object.fromEntries(facts) as Readonly<Record<Language, ReadonlyMap<string, string>>>;
});

function readFacts(identity: unknown, language: Language): ReadonlyMap<string, string> {
  if (!identity) return none;
  try {
    const facts = Object.entries(factsOf(identity as Identity, language));
    return new Map(facts.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  } catch {
    // A country's code or an address is incomplete while it is typed.
    return none;
  }
}
