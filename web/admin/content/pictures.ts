import { atom } from 'jotai';
import { cropPicture, readPicture, uploadPicture } from '#contract/admin/content.ts';
import { languages } from '#contract/languages.ts';
import { altPlaces } from '../../content/alt-places.ts';
import { type PlateId, plateIds } from '../../plates/plates.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { type Kept, keptOf } from './kept-upload.ts';

/** A point of a picture, as shares of its width and height. */
export type Point = { readonly x: number; readonly y: number };

/** The plate that a path of the document `pictures` names. */
export function plateAt(path: string): PlateId {
  const plate = plateIds.find((id) => path === `/${id}`);
  if (!plate) throw new Error(`${path} names no plate`);
  return plate;
}

/** The documents that hold alternative texts. */
export const altDocuments = languages.flatMap((language) =>
  [...new Set(Object.values(altPlaces).map(([page]) => page))].map((page) => `${language}/${page}`),
);

/** Uploads a picture for a plate; the middle is kept until another point is chosen. */
export const uploadPictureAtom = atom(
  null,
  async (get, set, plate: PlateId, file: File): Promise<Kept> => {
    const form = new FormData();
    const fields = { plate, x: '0.5', y: '0.5' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('picture', file);
    // Without a time limit: a photograph takes minutes on a slow line.
    return keptOf(
      get,
      await authenticatedCall(get, set, uploadPicture, { init: { method: 'POST', body: form } }),
    );
  },
);

/** Crops a picture that was uploaded before around another point. */
export const cropPictureAtom = atom(
  null,
  async (get, set, key: string, plate: PlateId, { x, y }: Point): Promise<Kept> =>
    keptOf(
      get,
      await authenticatedCall(get, set, cropPicture, {
        body: { key, plate, x: String(x), y: String(y) },
      }),
    ),
);

/** The size of a picture and its point; undefined if they cannot be fetched. */
export const readPictureAtom = atom(null, async (get, set, key: string) => {
  const outcome = await authenticatedCall(get, set, readPicture, { query: { key } });
  return outcome.ok ? outcome.data : undefined;
});
