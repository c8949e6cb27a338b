import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';

/**
 * A proxy to the site that fails the first request of each path that matches a pattern. Only Chromium's driver can do
 * that in the browser.
 */
export async function failingOnce(site: string, what: RegExp) {
  const failed: string[] = [];
  const line = await lineTo(site, (asked, answer) => {
    const file = pathOf(asked.url);
    if (!what.test(file) || failed.includes(file)) return true;
    failed.push(file);
    // If the connection is cut, Firefox repeats the request automatically.
    answer.writeHead(504, { 'Cache-Control': 'no-store' }).end();
    return false;
  });
  /** The paths whose request failed. */
  return { ...line, failed: () => failed };
}

/** A proxy to the site that delays requests whose path matches a pattern until `release` is called. */
export async function holdingBack(site: string, what: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const line = await lineTo(site, async (asked) => {
    if (what.test(pathOf(asked.url))) await released;
    return true;
  });
  return { ...line, release };
}

type Asked = Parameters<RequestListener>;

/** @param treat resolves with whether to forward a request; otherwise it has answered the request */
async function lineTo(site: string, treat: (...asked: Asked) => boolean | Promise<boolean>) {
  const { hostname, port } = new URL(site);
  const server = createServer(async (asked, answer) => {
    if (!(await treat(asked, answer))) return;
    const { url: path = '', method, headers } = asked;
    const onward = request({ hostname, port, path, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}
