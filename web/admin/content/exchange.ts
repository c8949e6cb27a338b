import { atom } from 'jotai';
import { isSame, pathOfDocument, valueAt, withValue } from '#contract/content/edits.ts';
import { fits } from '#contract/content/fits.ts';
import { today } from '../../format/today.ts';
import { saveFile } from '../api-client/download.ts';
import { readNow } from '../api-client/queries.ts';
import { editMergeFieldAtom } from './edit.ts';
import {
  contentRead,
  documentMapAtom,
  fetchDocumentsAtom,
  type OpenDocument,
  valueOfAtom,
} from './state.ts';

/** Fetches every document. @returns undefined if one cannot be fetched */
const fetchAllAtom = atom(null, async (get, set): Promise<readonly OpenDocument[] | undefined> => {
  const names = (await readNow(get, contentRead))?.documents.map(({ name }) => name);
  if (!names || !(await set(fetchDocumentsAtom, names))) return undefined;
  return names.flatMap((name) => get(documentMapAtom).get(name) ?? []);
});

/**
 * Saves all texts with their edits as one file, which `npm run site -- content export` and another admin can read.
 * @returns whether they could be fetched
 */
export const exportContentAtom = atom(null, async (get, set): Promise<boolean> => {
  const documents = await set(fetchAllAtom);
  if (!documents) return false;
  const readValue = get(valueOfAtom);
  let whole: unknown = {};
  for (const { name, fields, draft } of documents) {
    const edited = [...fields.keys()].reduce(
      (document, path) => withValue(document, path, readValue({ document: name, path })),
      draft,
    );
    whole = withValue(whole, pathOfDocument(name), edited);
  }
  const text = JSON.stringify(whole, undefined, 2);
  saveFile(new Blob([text], { type: 'application/json' }), `site-content-${today()}.json`);
  return true;
});

/**
 * Keeps what differs in a file as edits, which are saved as if they had been typed. Pictures are not in it. What is
 * missing, or does not fit its field, as in a file of another release or one written by hand, changes nothing: the API
 * would refuse it, and a form cannot show it.
 * @returns how many values differ, and how many do not fit; undefined if it is no such file, or the texts cannot be
 * fetched
 */
export const importContentAtom = atom(null, async (get, set, file: File) => {
  const given = await file
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const documents = await set(fetchAllAtom);
  if (!documents?.some(({ name }) => valueAt(given, pathOfDocument(name)))) return undefined;
  let taken = 0;
  let unfit = 0;
  for (const { name, fields } of documents) {
    const document = name === 'pictures' ? undefined : valueAt(given, pathOfDocument(name));
    if (document === undefined) continue;
    for (const [path, field] of fields) {
      const value = valueAt(document, path);
      if (isSame(get(valueOfAtom)({ document: name, path }), value)) continue;
      if (fits(field, value)) {
        set(editMergeFieldAtom, { document: name, path, value });
        taken += 1;
      } else if (value !== undefined) unfit += 1;
    }
  }
  return { taken, unfit };
});
