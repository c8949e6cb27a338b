import { atom, type Getter, type Setter } from 'jotai';
import { cropPicture, uploadFile, uploadPicture } from '#contract/admin/content.ts';
import type { PictureId, PlateId } from '#contract/content/plate-ids.ts';
import { asForm, authenticatedCall, type CallOptions } from '../../api-client/call.ts';
import { textsAtom } from '../../language.ts';

/** Focal point of a picture, in fractions of its width and height. */
export type Point = { readonly x: number; readonly y: number };

/** The result of an upload: the file's key, or the reason for a refusal. */
export type UploadResult =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly failure: string };

export const uploadFileAtom = atom(null, (get, set, file: File) =>
  keep(get, set, uploadFile, asForm({ file })),
);

/** Uploads a picture for a plate, or the logo; its focal point is the middle until another one is chosen. */
export const uploadPictureAtom = atom(null, (get, set, plate: PictureId, picture: File) =>
  keep(get, set, uploadPicture, asForm({ plate, x: '0.5', y: '0.5', picture })),
);

/** Crops a picture that was uploaded before around another point. */
export const cropPictureAtom = atom(
  null,
  (get, set, key: string, plate: PlateId, { x, y }: Point) =>
    keep(get, set, cropPicture, { body: { key, plate, x: String(x), y: String(y) } }),
);

async function keep(
  get: Getter,
  set: Setter,
  call: typeof cropPicture | typeof uploadFile | typeof uploadPicture,
  options: CallOptions,
): Promise<UploadResult> {
  const outcome = await authenticatedCall(get, set, call, options);
  if (outcome.ok) return { ok: true, key: outcome.data.key };
  const [first] = Object.values(outcome.fields);
  return { ok: false, failure: first ?? (outcome.text || get(textsAtom).actionFailed) };
}
