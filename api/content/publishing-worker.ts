import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program that `npm run build` leaves in `dist/publishing`. */
type Program = typeof import('#web/entry-publishing.ts');

/** What the worker is asked for. */
export type Order = { readonly publishing: string } & (
  | { readonly kind: 'publish'; readonly with: Parameters<Program['publishSite']>[0] }
  | { readonly kind: 'page'; readonly with: Parameters<Program['renderPage']> }
);

/** Its answer: a page's HTML, or why there is none. */
export type Done =
  | { readonly html?: string }
  | { readonly failure: string; readonly code?: string | undefined };

// What is published is public, and nginx, which is another user, reads it.
process.umask(0o022);

process.on('message', async (order: Order) => {
  process.send?.(await carryOut(order));
});

// The service has ended: what is being written is not waited for.
process.on('disconnect', () => process.exit());

async function carryOut(order: Order): Promise<Done> {
  try {
    const program: Program = await import(pathToFileURL(join(order.publishing, 'index.js')).href);
    if (order.kind === 'page') return { html: await program.renderPage(...order.with) };
    await program.publishSite(order.with);
    return {};
  } catch (reason) {
    const { message, code } = reason as NodeJS.ErrnoException;
    return { failure: message, code };
  }
}
