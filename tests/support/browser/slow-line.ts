import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes per piece of a document, and the pause between pieces in ms, long enough for a paint. */
const piece = 700;
const pauseMs = 40;

/**
 * A proxy to a site over a slow connection. A document's header arrives at once, then so many pieces, then the rest.
 * @param faces resolves when font files may load
 * @param painted resolves when the rest may follow
 * @returns the proxy's address, and how to close it
 */
export async function startSlowLine(
  origin: string,
  pieces: number,
  { faces, painted }: { readonly faces?: Promise<void>; readonly painted?: Promise<void> } = {},
) {
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('.woff2')) await faces;
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // fetch has already decoded the body.
    delete headers['content-encoding'];
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    let sent = 0;
    if (headers['content-type']?.startsWith('text/html')) {
      // Up to the end of the header, which is painted as a whole.
      sent = body.indexOf('</header>');
      response.write(body.subarray(0, sent));
      for (let index = 0; index < pieces; index += 1, sent += piece) {
        await wait(pauseMs);
        response.write(body.subarray(sent, sent + piece));
      }
      await painted;
    }
    response.end(body.subarray(sent));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, hangUp: () => server.close().closeAllConnections() };
}
