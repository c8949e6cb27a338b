import { readFile } from 'node:fs/promises';
import { type FaceId, faceIds, faces } from './faces.ts';

/** What `new FontFace` is told of a face: its family, its file and the letters that it is asked for. */
export type PageFace = readonly [family: string, address: string, unicodeRange: string];

/** The faces that follow a page's first paint, as `npm run fonts` wrote them. */
export function pageFaces(addressOf: (face: FaceId) => string): Promise<PageFace[]> {
  return Promise.all(
    faceIds.map(async (face) => {
      const sheet = await readFile(`web/styles/${face}-font.css`, 'utf8');
      const [, range] = /unicode-range: ([^;]+);/.exec(sheet) ?? [];
      if (!range) throw new Error(`the style sheet of the ${face} face names no letters`);
      return [faces[face].family, addressOf(face), range] as const;
    }),
  );
}
