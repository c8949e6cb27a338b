import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteContent } from '#contract/content/site-content.ts';

/** What `npm run build` leaves for publishing. */
export type BuiltContent = {
  /** `dist/publishing`, as an absolute path. */
  readonly directory: string;
  /** Names the build. */
  readonly id: string;
  readonly content: SiteContent;
};

/** The content of the build in `dist`, or undefined in development. */
export function findBuiltContent(dist: string): BuiltContent | undefined {
  const directory = resolve(dist, 'publishing');
  // The names of web/publishing/build-record.ts, which is no part of the service.
  const record = join(directory, 'build.json');
  if (!existsSync(record)) return undefined;
  const { id }: { id: string } = JSON.parse(readFileSync(record, 'utf8'));
  const content: SiteContent = JSON.parse(readFileSync(join(directory, 'content.json'), 'utf8'));
  return { directory, id, content };
}
