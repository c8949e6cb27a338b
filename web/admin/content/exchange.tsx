import { atom, useSetAtom } from 'jotai';
import { isSame, pathOfDocument, valueAt, withValue } from '#contract/content/edits.ts';
import { fits } from '#contract/content/fits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { today } from '../../format/date.ts';
import { saveFile } from '../api-client/download.ts';
import { readNow } from '../api-client/queries.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { Panel } from '../ui/panel.tsx';
import { editMergeFieldAtom } from './edit.ts';
import { FileButton } from './fields/file-button.tsx';
import { contentRead, documentMapAtom, fetchDocumentsAtom, valueOfAtom } from './state.ts';
import { useContentTexts } from './texts.ts';

/** All texts as a file, for a repository or another site, and back. */
export function ExchangePanel() {
  const { exchange: texts, failed } = useContentTexts();
  const exportContent = useSetAtom(exportContentAtom);
  const importContent = useSetAtom(importContentAtom);
  const save = async () => {
    if (!(await exportContent())) notify('error', failed);
  };
  const take = async (file: File) => {
    const { taken, unfit } = (await importContent(file)) ?? {};
    if (taken === undefined) notify('error', texts.wrong);
    else if (taken > 0) notify('success', fill(texts.taken, { count: String(taken) }));
    else if (!unfit) notify('success', texts.same);
    if (unfit) notify('error', fill(texts.unfit, { count: String(unfit) }));
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-1 max-w-[46rem] text-muted">{texts.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <QuietButton onClick={save}>{texts.download}</QuietButton>
        <FileButton accept="application/json,.json" onFile={take}>
          {texts.upload}
        </FileButton>
      </div>
    </Panel>
  );
}

/** Fetches every document. @returns undefined if one cannot be fetched */
export const fetchAllAtom = atom(null, async (get, set) => {
  const names = (await readNow(get, contentRead))?.documents.map(({ name }) => name);
  if (!names || !(await set(fetchDocumentsAtom, names))) return undefined;
  return names.flatMap((name) => get(documentMapAtom).get(name) ?? []);
});

/**
 * Saves all texts with their edits as one file, which `npm run site -- content export` and another admin can read.
 * @returns whether they could be fetched
 */
const exportContentAtom = atom(null, async (get, set): Promise<boolean> => {
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
const importContentAtom = atom(null, async (get, set, file: File) => {
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
