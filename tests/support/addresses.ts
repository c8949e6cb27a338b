import { createServer } from 'node:net';

/** Where the tests find the ways to run the site. */
const [nginxPort, alonePort, adminPort] = await ports();

export { adminPort, alonePort, nginxPort };
export const nginxUrl = `http://localhost:${nginxPort}`;
export const aloneUrl = `http://localhost:${alonePort}`;
/** The one with sample data, which the tests of the admin have to themselves. */
export const adminUrl = `http://localhost:${adminPort}`;

/** Chosen once a run, by its first process; those that it starts find the choice in their environment. */
async function ports(): Promise<readonly [number, number, number]> {
  process.env.SITE_TESTS_PORT ??= String(await freeFrom(18_080));
  const first = Number(process.env.SITE_TESTS_PORT);
  return [first, first + 1, first + 2];
}

/** Below the range of outgoing connections, or one of those could take it while the images are built. */
async function freeFrom(port: number): Promise<number> {
  const areFree = await Promise.all([port, port + 1, port + 2].map(isFree));
  return areFree.every(Boolean) ? port : freeFrom(port + 3);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
