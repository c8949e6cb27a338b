import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteContent } from '#contract/content/site-content.ts';

/** The output of `npm run build` that publishing needs. */
export type BuiltContent = {
  /** `dist/publishing`, as an absolute path. */
  readonly directory: string;
  /** Identifies the build. */
  readonly id: string;
  readonly content: SiteContent;
};

/** The content of the build in `dist`, or undefined in development. */
export function findBuiltContent(dist: string): BuiltContent | undefined {
  const directory = resolve(dist, 'publishing');
  // Named as in web/publishing/build-record.ts, which the service cannot import.
  const record = join(directory, 'build.json');
  if (!existsSync(record)) return undefined;
  const { id }: { id: string } = JSON.parse(readFileSync(record, 'utf8'));
  const content: SiteContent = JSON.parse(readFileSync(join(directory, 'content.json'), 'utf8'));
  return { directory, id, content };
}
