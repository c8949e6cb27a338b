import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { visit } from '../../support/stack/tls-visits.ts';
import { timed } from '../measure.ts';
import { alias, domain, publishedPort, type Site, sendPassword, tlsPort } from './site.ts';

/** One log line reports it, and http serves the site without a login. Once the name leads here, https starts automatically. */
export async function beforeTheNameLeadsHere(site: Site): Promise<string> {
  const { stack } = site;
  await stack.compose('up', '--detach');
  const said = async () =>
    (await stack.compose('logs', '--no-log-prefix', 'certificates')).match(
      /.*does not lead here.*/g,
    ) ?? [];
  while ((await said()).length === 0) await sleep(500);
  // Time for several more checks.
  await sleep(8000);
  const [line, ...more] = await said();
  assert.match(line ?? '', new RegExp(`${domain} ${alias} .*ports 80 and 443.*http serves`));
  assert.equal(more.length, 0, 'it was logged more than once');
  const http = await publishedPort(stack, 80);
  const page = await visit(http, domain, '/tr');
  assert.equal(page.status, 200);
  assert.equal(page.headers['strict-transport-security'], undefined);
  const { headers } = await sendPassword(http);
  assert.equal(headers['set-cookie'], undefined);

  const web = (await stack.compose('ps', '--quiet', 'web')).trim();
  const network = `${stack.name}_default`;
  const names = ['--alias', domain, '--alias', alias];
  execFileSync('docker', ['network', 'disconnect', network, web]);
  execFileSync('docker', ['network', 'connect', ...names, network, web]);
  const { ms: thenMs } = await timed(async () => {
    while ((await visit(await publishedPort(stack, 80), domain, '/tr')).status !== 308)
      await sleep(500);
  });
  assert.equal((await visit(await tlsPort(site), domain, '/tr')).status, 200);
  return `a name that leads elsewhere is one line in the log, and https came ${(thenMs / 1000).toFixed(0)} s after it led here`;
}
