import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveOrders } from '../process/serve-orders.ts';

/** The program that `npm run build` writes to `dist/publishing`. */
type Program = typeof import('#web/entry-publishing.ts');

/** Functions of the program that the service calls. */
type Work = 'publishSite' | 'renderPage' | 'takePicture' | 'writePictureFile';

/** A call for the worker: a function of the program, and its arguments. */
export type Order<W extends Work = Work> = {
  readonly publishing: string;
  readonly work: W;
  readonly with: Parameters<Program[W]>;
};

export type Result<W extends Work> = Awaited<ReturnType<Program[W]>>;

// Published files are public, and nginx reads them as another user.
process.umask(0o022);

serveOrders(async ({ publishing, work, with: given }: Order, report) => {
  const program: Program = await import(pathToFileURL(join(publishing, 'index.js')).href);
  const run = program[work] as (...given: unknown[]) => Promise<unknown>;
  return run(...given, report);
});
