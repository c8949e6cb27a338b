import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * A line to the site that gives up the first time that an address of a pattern is asked for: no driver but Chromium's
 * can do that to a browser.
 */
export async function failingOnce(site: string, what: RegExp) {
  const failed: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    const [file = ''] = path.split('?');
    if (what.test(file) && !failed.includes(file)) {
      failed.push(file);
      // Where the line is cut, Firefox asks again on its own.
      answer.writeHead(504, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const { hostname, port } = new URL(site);
    const { method, headers } = asked;
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
    /** The addresses that were asked for in vain. */
    failed: () => failed,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
