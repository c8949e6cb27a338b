import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveOrders } from '../process/serve-orders.ts';

/** The program that `npm run build` leaves in `dist/publishing`. */
type Program = typeof import('#web/entry-publishing.ts');

/** What the program does for the service: its functions. */
type Work = 'publishSite' | 'renderPage' | 'takePicture' | 'writePictureFile';

/** What the worker is asked for: a function of the program, and its arguments. */
export type Order<W extends Work = Work> = {
  readonly publishing: string;
  readonly work: W;
  readonly with: Parameters<Program[W]>;
};

/** What a function answers with. */
export type Result<W extends Work> = Awaited<ReturnType<Program[W]>>;

/** The worker's answer: the result, or why there is none. */
export type Done =
  | { readonly result: unknown }
  | { readonly failure: string; readonly code?: string | undefined };

// What is published is public, and nginx, which is another user, reads it.
process.umask(0o022);

serveOrders(carryOut);

async function carryOut({ publishing, work, with: given }: Order): Promise<Done> {
  try {
    const program: Program = await import(pathToFileURL(join(publishing, 'index.js')).href);
    const run = program[work] as (...given: unknown[]) => Promise<unknown>;
    return { result: await run(...given) };
  } catch (reason) {
    const { message, code } = reason as NodeJS.ErrnoException;
    return { failure: message, code };
  }
}
