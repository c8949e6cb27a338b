import { createServer } from 'node:net';

/** The ports of the site's variants. */
const [nginxPort, alonePort, adminPort, styleguidePort] = await ports();

export { adminPort, alonePort, nginxPort, styleguidePort };
export const nginxUrl = `http://localhost:${nginxPort}`;
export const aloneUrl = `http://localhost:${alonePort}`;
/** The site with sample data, for the admin tests only. */
export const adminUrl = `http://localhost:${adminPort}`;
export const styleguideUrl = `http://localhost:${styleguidePort}`;

/** Chosen once per run by its first process; child processes read it from their environment. */
async function ports(): Promise<readonly [number, number, number, number]> {
  process.env.SITE_TESTS_PORT ??= String(await freeFrom(18_080));
  const first = Number(process.env.SITE_TESTS_PORT);
  return [first, first + 1, first + 2, first + 3];
}

/** Below the range of outgoing connections: one of those could take the port while the images are built. */
async function freeFrom(port: number): Promise<number> {
  const areFree = await Promise.all([port, port + 1, port + 2, port + 3].map(isFree));
  return areFree.every(Boolean) ? port : freeFrom(port + 4);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
