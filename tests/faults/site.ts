import { once } from 'node:events';
import { join } from 'node:path';
import { findProgram } from '../bench/machine.ts';
import { startNginx } from '../bench/nginx.ts';
import { freePort } from '../bench/servers.ts';
import { startApi, temporaryDirectory } from '../support/api/api.ts';

type Options = {
  /** Off if the experiment itself is a flood. */
  readonly floodLimits?: boolean;
  /** The address that the site is configured for. */
  readonly siteUrl?: string;
  /** The setting TRUSTED_PROXY. */
  readonly trustedProxy?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the service looks for the build, without which no text can be edited; by default it finds none. */
  readonly cwd?: string;
};

/**
 * The site as in production: the project's nginx in front of an API on a Unix socket. `startAgain` starts another API
 * after the first has ended.
 */
export async function startSite({ settings = {}, cwd, ...options }: Options = {}) {
  const directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  const port = await freePort();
  const place = { floodLimits: true, ...options, port, socket, dir: directory.path };
  const nginx = await startNginx(findProgram('nginx'), place);
  const startAgain = () =>
    startApi(
      {
        ...{ SOCKET: socket, DATA_DIR: join(directory.path, 'data'), TRUST_PROXY: '1' },
        ...settings,
      },
      { ...(cwd && { cwd }) },
    );
  const api = await startAgain();
  return {
    ...{
      url: `http://127.0.0.1:${port}`,
      port,
      directory: directory.path,
      api,
      startAgain,
      nginxPid: nginx.pid ?? 0,
    },
    async [Symbol.asyncDispose]() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      setTimeout(() => nginx.kill('SIGKILL'), 5000).unref();
      await ended;
      await api[Symbol.asyncDispose]();
      await directory.remove();
    },
  };
}
