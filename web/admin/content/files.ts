import { atom } from 'jotai';
import { uploadFile } from '#contract/admin/content.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { type Kept, keptOf } from './kept-upload.ts';

/** Uploads a PDF, and resolves with its key or with the words of the refusal. */
export const uploadFileAtom = atom(null, async (get, set, file: File): Promise<Kept> => {
  const form = new FormData();
  form.append('file', file);
  // Without a time limit: ten megabytes take minutes on a slow line.
  return keptOf(
    get,
    await authenticatedCall(get, set, uploadFile, { init: { method: 'POST', body: form } }),
  );
});
