import { atom } from 'jotai';
import {
  type ContentDocument,
  listPublications,
  readContent,
  readDocument,
} from '#contract/admin/content.ts';
import { valueAt } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { type MergeField, mergeFieldsOf } from '#contract/content/merge-fields.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { dataAtom, queryOf } from '../api-client/queries.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { type FieldRef, keyOf } from './names.ts';
import { unsavedAtom } from './unsaved.ts';

/** The states of all documents, and the live and scheduled publications. */
export const contentRead = queryOf(readContent);
/** Those states; undefined until they are loaded. */
export const contentAtom = dataAtom(contentRead);

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

/** Publishing errors, by the key of the value; a changed value has none. */
export const problemsAtom = clearedOnLock<ReadonlyMap<string, string>>(new Map());
