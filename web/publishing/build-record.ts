import { createHash } from 'node:crypto';
import type { Build } from './render-files.ts';
import type { SharingImages } from './sharing-images.ts';

/** What `npm run build` leaves for publishing, beside its program and `content.json`. */
export type BuildRecord = {
  /** Names the build: the pages that it serves fit its files alone. */
  readonly id: string;
  readonly build: Build;
  readonly sharingImages: SharingImages;
  /** SHA-256 of the files that hold content, in hex, by path. */
  readonly hashes: Readonly<Record<string, string>>;
};

export const publishingFiles = {
  record: 'build.json',
  content: 'content.json',
  sharingKit: 'sharing',
} as const;

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
