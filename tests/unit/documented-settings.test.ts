import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '#api/process/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The settings with their defaults, from `.env.example`. */
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
const compose = ['docker-compose.yml', 'docker-compose.https.yml'].map(read).join('\n');
/** What names the images of the site. */
const ofImages = /^RELEASE$|^COMPOSE_PROJECT_NAME$/;
/** The settings with their defaults in the compose files, without the files of secrets and what names the images. */
const composed = [...compose.matchAll(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)\}/g)].filter(
  ([, name = '']) => !name.endsWith('_FILE') && !ofImages.test(name),
);
/** What the compose files set for the service: no operator needs to. */
const setByFiles = [
  ...['DRAIN_SECONDS', 'MAIL_PORT', 'MAIL_SOCKET', 'MAIL_TOKEN'],
  ...['METRICS_SOCKET', 'SOCKET'],
];
const everyCompose = `${compose}\n${read('docker-compose.cluster.yml')}`;
const guides = ['operations', 'variants', 'cluster']
  .map((name) => read(`.github/${name}.md`))
  .join('\n');
const inGuides = new Set([...guides.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name));

test('.env.example names every setting that many need, and the guides the others', () => {
  expect(example.size).toBeLessThanOrEqual(45);
  const names = new Set([
    ...Object.keys(settingsSchema.def.shape),
    ...composed.map(([, name = '']) => name),
  ]);
  const named = (name: string) => example.has(name) || inGuides.has(name);
  expect([...names].filter((name) => !named(name)).sort()).toEqual(setByFiles.toSorted());
  for (const name of [...setByFiles, 'API', 'WEB', 'MAIL_API']) {
    expect(example.has(name)).toBe(false);
    expect(everyCompose).toMatch(new RegExp(`^ +${name}(?:_FILE)?: [^$]+$`, 'm'));
  }
});

test('compose passes every setting on, with the default of .env.example', () => {
  for (const [, name = '', value = ''] of composed) {
    // Their defaults depend on TLS and on PORT.
    if (name === 'BIND' || name === 'SITE_URL' || !example.has(name)) continue;
    expect([name, value]).toEqual([name, example.get(name)]);
  }
  const handedOn = new Set(composed.map(([, name]) => name));
  expect([...example.keys()].filter((name) => !handedOn.has(name))).toEqual([]);
});

test('the stack passes on the settings of compose, with the same defaults', () => {
  const cluster = [...read('docker-compose.cluster.yml').matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)];
  const names = new Set(cluster.map(([, name]) => name));
  for (const [, name = '', value] of cluster) {
    // Its own: how many of each, which image, where the secrets and the database are.
    if (/_REPLICAS$|^REGISTRY$|^SECRETS|^KEYS$|^DATABASE_|^POSTGRES$/.test(name)) continue;
    if (ofImages.test(name) || name === 'SITE_URL' || !example.has(name)) continue;
    expect([name, value]).toEqual([name, example.get(name)]);
  }
  const missing = composed.map(([, name = '']) => name).filter((name) => !names.has(name));
  expect(new Set(missing)).toEqual(
    new Set([
      // TLS ends at the load balancer, and the secret of cookies is in the database.
      ...['BIND', 'SESSION_SECRET', 'DOMAIN', 'DOMAIN_ALIASES', 'ACME_EMAIL', 'ACME_SERVER'],
      // Each in the secret of the one service that may know it.
      ...['ADMIN_PASSWORD', 'ADMIN_PASSWORD_HASH'],
      ...['SMTP_URL', 'MAIL_FROM', 'DKIM_SELECTOR', 'DKIM_KEY'],
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
