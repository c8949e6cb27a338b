import { type FaceId, faceIds, faces } from './faces.ts';

/** Arguments of `new FontFace`. No unicode range: the file's own character map is enough. */
export type PageFace = readonly [family: string, address: string];

/** The faces that bootstrap.ts adds to a page. */
export function pageFaces(addressOf: (face: FaceId) => string): PageFace[] {
  return faceIds.map((face) => [faces[face].family, addressOf(face)]);
}
