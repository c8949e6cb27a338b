import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test } from './site.ts';

type StyleguideServer = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Ends the server and removes its build. */
  stop(): Promise<void>;
};

/**
 * Builds the styleguide and serves it on a free port; resolves when it responds. The site's plates and texts come
 * from the build in `dist`; there is no API.
 */
async function startStyleguideServer(): Promise<StyleguideServer> {
  // A separate process: a build sets NODE_ENV, which later child processes of the tests would inherit.
  const child = fork('tests/support/stack/serve-styleguide.ts');
  const exit = once(child, 'exit');
  const failure = exit.then(() => Promise.reject(new Error('the styleguide was not built')));
  const [port] = await Promise.race([once(child, 'message'), failure]);
  const stop = async () => {
    child.disconnect();
    await exit;
  };
  return { url: `http://localhost:${port}`, stop };
}

/** A test with the styleguide's address, without a trailing slash. It is built once for all tests of a worker. */
export const styleguideTest = test.extend<object, { readonly styleguideUrl: string }>({
  styleguideUrl: [
    async ({ playwright: _ }, use) => {
      const { url, stop } = await startStyleguideServer();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
