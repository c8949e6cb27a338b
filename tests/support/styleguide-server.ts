import { fork } from 'node:child_process';
import { once } from 'node:events';

export type StyleguideServer = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Ends it, and removes what it built. */
  stop(): Promise<void>;
};

/**
 * Builds the styleguide and serves it on a free port; resolves when it answers. What it shows of the site, as
 * plates and texts, is from the build in `dist`; it has no API.
 * @throws Error when the styleguide cannot be built
 */
export async function startStyleguideServer(): Promise<StyleguideServer> {
  // A process of its own: a build sets NODE_ENV, which whatever the tests start later would inherit.
  const child = fork('tests/support/serve-styleguide.ts');
  const exit = once(child, 'exit');
  const failure = exit.then(() => Promise.reject(new Error('the styleguide was not built')));
  const [port] = await Promise.race([once(child, 'message'), failure]);
  const stop = async () => {
    child.disconnect();
    await exit;
  };
  return { url: `http://localhost:${port}`, stop };
}
