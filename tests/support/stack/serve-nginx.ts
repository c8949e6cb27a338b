import { nginxPort, nginxUrl } from '../addresses.ts';
import { testSettings } from '../settings.ts';
import { removeStackPid, writeStackPid } from './restart.ts';
import { composedStack, dockerResponds } from './stack-composed.ts';
import { processStack } from './stack-processes.ts';

/**
 * Runs the site behind nginx until a signal ends it: with Docker Compose if a Docker engine responds, otherwise nginx
 * and the API as processes. SIGHUP restarts both.
 */
const settings = { ...testSettings, SITE_URL: nginxUrl, PORT: String(nginxPort) };
const stack = dockerResponds() ? composedStack(settings) : await processStack(settings);

removeStackPid();
await stack.up();
writeStackPid();
process.stdout.write(`The site stands ${stack.kind}\n`);
process.on('SIGHUP', () => stack.restart());
let ending: void | Promise<void>;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // It may come twice: to this process, and to the group of the one that started it.
  process.on(signal, async () => {
    ending ??= stack.down();
    await ending;
    process.exit(0);
  });
}
setInterval(() => {}, 60_000);
