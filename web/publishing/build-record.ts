import type { Build } from './content-files.ts';
import type { SharingImages } from './sharing-images.ts';

/** Written by `npm run build` for publishing, next to its program and `content.json`. */
export type BuildRecord = {
  /** Identifies the build: its published pages fit only its files. */
  readonly id: string;
  readonly build: Build;
  readonly sharingImages: SharingImages;
  /** SHA-256 of the files that hold content or state settings, in hex, by path. */
  readonly hashes: Readonly<Record<string, string>>;
};

export const publishingFiles = {
  record: 'build.json',
  content: 'content.json',
  sharingKit: 'sharing',
} as const;
