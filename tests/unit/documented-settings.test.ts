import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '#api/process/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The settings with their defaults, from `.env.example`. */
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
const compose = ['docker-compose.yml', 'docker-compose.https.yml'].map(read).join('\n');
/** The settings with their defaults in the compose files, without the files of secrets. */
const composed = [...compose.matchAll(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)\}/g)].filter(
  ([, name]) => !name?.endsWith('_FILE'),
);
/** What docker-compose.cluster.yml sets. */
const ofCluster = [
  ...['API', 'DATABASE_URL', 'DATABASE_PASSWORD', 'DRAIN_SECONDS', 'MAIL_API', 'MAIL_PORT'],
  ...['MAIL_TOKEN', 'METRICS_HOST', 'SERVE_PAGES', 'WEB'],
];
/** The names of the table in operations.md. */
const table = [
  ...read('.github/operations.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm),
].flatMap(([, names = '']) => [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name));

test('.env.example names every setting of the service', () => {
  // Only compose uses sockets, and sets them.
  const names = Object.keys(settingsSchema.def.shape).filter((name) => !name.endsWith('SOCKET'));
  expect(names.filter((name) => !example.has(name))).toEqual([]);
});

test('the operator’s table and .env.example name the same settings', () => {
  // Only compose uses sockets, and sets them.
  expect(table.filter((name) => !name.endsWith('SOCKET')).sort()).toEqual(
    [...example.keys()].sort(),
  );
});

test('compose passes every setting on, with the default of .env.example', () => {
  for (const [, name, value = ''] of composed) {
    // Its default depends on TLS.
    if (name !== 'BIND') expect([name, value]).toEqual([name, example.get(name)]);
  }
  // Only without Docker: in a container these directories and the proxy are fixed.
  const own = [
    ...['DATA_DIR', 'PUBLISHED_DIR', 'BACKUP_DIR', 'OFFSITE_DIR', 'METRICS_PORT', 'TRUST_PROXY'],
    'TLS_CERTIFICATE',
    ...ofCluster,
  ];
  const handedOn = new Set(composed.map(([, name]) => name));
  expect([...example.keys()].filter((name) => !handedOn.has(name)).sort()).toEqual(own.sort());
});

test('the stack passes on the settings of compose, with the same defaults', () => {
  const cluster = [...read('docker-compose.cluster.yml').matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)];
  const names = new Set(cluster.map(([, name]) => name));
  for (const [, name = '', value] of cluster) {
    // Its own: how many of each, which image, where the secrets and the database are.
    if (/_REPLICAS$|^RELEASE$|^REGISTRY$|^SECRETS|^KEYS$|^DATABASE_/.test(name)) continue;
    expect([name, value]).toEqual([name, example.get(name)]);
  }
  const missing = composed.map(([, name = '']) => name).filter((name) => !names.has(name));
  expect(new Set(missing)).toEqual(
    new Set([
      // TLS ends at the load balancer, and the secret of cookies is in the database.
      ...['BIND', 'SESSION_SECRET', 'DOMAIN', 'DOMAIN_ALIASES', 'ACME_EMAIL', 'ACME_SERVER'],
      // Each in the secret of the one service that may know it.
      ...['ADMIN_PASSWORD', 'ADMIN_PASSWORD_HASH'],
      ...['SMTP_URL', 'MAIL_FROM', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'],
      ...['BACKUP_TO', 'BACKUP_PASSWORD', 'BACKUP_SSH_KEY'],
      ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    ]),
  );
});

test('every secret that may come as a file is mounted by compose as a Docker secret', () => {
  for (const secret of [
    ...['ADMIN_PASSWORD', 'ADMIN_PASSWORD_HASH', 'SESSION_SECRET'],
    ...['SMTP_URL', 'DKIM_KEY', 'BACKUP_PASSWORD', 'BACKUP_SSH_KEY'],
    ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ]) {
    const name = secret.toLowerCase();
    expect(compose).toContain(`${secret}_FILE: \${${secret}_FILE:+/run/secrets/${name}}`);
    expect(compose).toContain(`${name}:\n    file: \${${secret}_FILE:-/dev/null}`);
  }
});
