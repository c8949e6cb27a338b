import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '#contract/admin/session.ts';
import { adminPassword } from '../../support/settings.ts';
import { makeCertificate } from '../../support/stack/certificate.ts';
import type { ComposedStack } from '../../support/stack/stack-composed.ts';
import { type Answer, type Port, type TlsPort, visit } from '../../support/stack/tls-visits.ts';

export const domain = 'site.test';
export const alias = 'www.site.test';

export type Site = {
  readonly stack: ComposedStack;
  /** The folder that the experiment's containers mount as /files. */
  readonly files: string;
};

/** The published https port of the first nginx, with the authority that Pebble generated for this run. */
export async function tlsPort({ stack, files }: Site): Promise<TlsPort> {
  const roots = 'https://localhost:15000/roots/0';
  const call = ['curl', '--silent', '--insecure', roots];
  const authority = await stack.compose('exec', '-T', 'pebble', ...call);
  writeFileSync(join(files, 'root.pem'), authority);
  return { ...(await publishedPort(stack, 443)), authority };
}

/** The published port of this port of a container of `web`, the first by default. */
export async function publishedPort(
  stack: ComposedStack,
  inside: number,
  index = 1,
): Promise<Port> {
  const address = await stack.compose('port', '--index', String(index), 'web', String(inside));
  return { port: Number(address.trim().split(':').at(-1)) };
}

/** Writes Pebble's configuration, and the password as a secret's file. */
export function writeFiles(folder: string): void {
  const { key } = makeCertificate(folder, 'pebble');
  const pebble = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/files/certificate.pem',
    privateKey: '/files/key.pem',
    // The ports at which it validates names, as public authorities do.
    httpPort: 80,
    tlsPort: 443,
    retryAfter: { authz: 1, order: 1 },
    certificateValidityPeriod: 90 * 24 * 3600,
  };
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble }));
  writeFileSync(join(folder, 'password'), adminPassword);
  // The containers run as other users.
  chmodSync(key, 0o644);
  chmodSync(folder, 0o755);
}

/** Sends the password. */
export function sendPassword(at: Port | TlsPort): Promise<Answer> {
  return visit(at, domain, logIn.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: adminPassword }),
  });
}
