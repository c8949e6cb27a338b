import { type FaceId, faceIds, faces } from './faces.ts';

/** What `new FontFace` is told of a face. Which letters it has it knows itself. */
export type PageFace = readonly [family: string, address: string];

/** The faces that follow a page's first paint. */
export function pageFaces(addressOf: (face: FaceId) => string): PageFace[] {
  return faceIds.map((face) => [faces[face].family, addressOf(face)]);
}
