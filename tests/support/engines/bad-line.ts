import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';

/**
 * A line to the site that gives up the first time that an address of a pattern is asked for: no driver but Chromium's
 * can do that to a browser.
 */
export async function failingOnce(site: string, what: RegExp) {
  const failed: string[] = [];
  const line = await lineTo(site, (asked, answer) => {
    const file = pathOf(asked.url);
    if (!what.test(file) || failed.includes(file)) return true;
    failed.push(file);
    // Where the line is cut, Firefox asks again on its own.
    answer.writeHead(504, { 'Cache-Control': 'no-store' }).end();
    return false;
  });
  /** The addresses that were asked for in vain. */
  return { ...line, failed: () => failed };
}

/** A line to the site that keeps what is asked for by an address of a pattern until `release` is called. */
export async function holdingBack(site: string, what: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const line = await lineTo(site, async (asked) => {
    if (what.test(pathOf(asked.url))) await released;
    return true;
  });
  return { ...line, release };
}

type Asked = Parameters<RequestListener>;

/** @param treat says whether a request goes on to the site; one that does not has been answered */
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
