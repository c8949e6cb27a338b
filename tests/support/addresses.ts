import { createServer } from 'node:net';

/** Where the tests find the two ways to run the site. */
const [nginxPort, alonePort] = await ports();

export { alonePort, nginxPort };
export const nginxUrl = `http://localhost:${nginxPort}`;
export const aloneUrl = `http://localhost:${alonePort}`;

/** Chosen once a run, by its first process; those that it starts find the choice in their environment. */
async function ports(): Promise<readonly [number, number]> {
  process.env.SITE_TESTS_PORT ??= String(await freePair(18_080));
  const first = Number(process.env.SITE_TESTS_PORT);
  return [first, first + 1];
}

/** Below the range of outgoing connections, or one of those could take it while the images are built. */
async function freePair(from: number): Promise<number> {
  return (await isFree(from)) && (await isFree(from + 1)) ? from : freePair(from + 2);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
