import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes of a document that come at once, and the pause before the next ones, long enough to be painted. */
const piece = 700;
const pauseMs = 40;

/**
 * Stands before a site as a bad line: its documents arrive in pieces, as many as `pieces`, then the rest.
 * @param faces what the site's fonts wait for
 * @returns the line's own address, and how to hang up
 */
export async function startSlowLine(origin: string, pieces: number, faces?: Promise<void>) {
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('.woff2')) await faces;
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // What fetch has undone already.
    delete headers['content-encoding'];
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    let sent = 0;
    if (headers['content-type']?.startsWith('text/html')) {
      // A bar of a kilobyte is painted whole.
      sent = body.indexOf('</header>');
      response.write(body.subarray(0, sent));
      for (let index = 0; index < pieces; index += 1, sent += piece) {
        await wait(pauseMs);
        response.write(body.subarray(sent, sent + piece));
      }
    }
    response.end(body.subarray(sent));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, hangUp: () => server.close().closeAllConnections() };
}
