import { atom } from 'jotai';
import { uploadFile } from '#contract/admin/content.ts';
import { authenticatedCall } from '../call.ts';
import { textsAtom } from '../language.ts';

type Kept =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly failure: string };

/** Uploads a PDF, and resolves with its key or with the words of the refusal. */
export const uploadFileAtom = atom(null, async (get, set, file: File): Promise<Kept> => {
  const form = new FormData();
  form.append('file', file);
  // Without a time limit: ten megabytes take minutes on a slow line.
  const outcome = await authenticatedCall(get, set, uploadFile, {
    init: { method: 'POST', body: form },
  });
  if (outcome.ok) return { ok: true, key: outcome.data.key };
  const [first] = Object.values(outcome.fields);
  return { ok: false, failure: first ?? (outcome.text || get(textsAtom).actionFailed) };
});
