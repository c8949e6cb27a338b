import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docker-compose.yml', 'utf8');
const [head = '', tail = ''] = text.split(/^services:$/m);
/** Each service's lines, by its name. */
const services = new Map(
  [
    ...(tail.split(/^\S/m)[0] ?? '').matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\s*\n| {2,}#.*\n)+)/gm),
  ].map(([, name = '', body = '']) => [name, body]),
);

test('every service’s log is rotated, so that none can fill the disk', () => {
  expect([...services.keys()]).toEqual(expect.arrayContaining(['api', 'backup', 'web']));
  expect(head).toMatch(/^x-hardened: &hardened\n[\s\S]*max-size: \d+m\n +max-file: '\d+'$/m);
  for (const [name, body] of services) {
    expect([name, body]).toEqual([name, expect.stringContaining('<<: *hardened')]);
    expect([name, body]).toEqual([name, expect.not.stringContaining('logging:')]);
  }
});

test('nginx’s health checks ask the port that logs nothing', () => {
  const checks = globSync('docker-compose*.yml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ +test: .*\bcurl\b.*$/gm)].map(([line]) => line),
  );
  expect(checks.length).toBeGreaterThan(1);
  for (const line of checks) expect(line).toContain('127.0.0.1:9100/');
});

test('each service is read-only, without capabilities and without root', () => {
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'security_opt: [no-new-privileges:true]',
  ]) {
    expect(head).toContain(`\n  ${line}\n`);
  }
  const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
  for (const name of ['api', 'offsite', 'nginx', 'nginx-https', 'certificates']) {
    const stage = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
    expect(stage.match(/^USER .*$/gm)?.at(-1), name).toMatch(/^USER (?:node|www-data)$/);
  }
});

test('the API and its backups have no network, so they cannot call anything', () => {
  for (const name of ['api', 'backup']) expect(services.get(name)).toContain('network_mode: none');
  expect(services.get('api')).not.toContain('ports:');
});

test('the service that sends mail has the network and the password, and no data; the API has neither', () => {
  const mail = services.get('mail') ?? '';
  expect(mail).toContain('SMTP_URL: ');
  expect(mail).not.toContain('network_mode');
  expect([...mail.matchAll(/^ {6}- ([\w-]+):\/(.*)$/gm)].map(([, name]) => name)).toEqual(['mail']);
  expect(services.get('api')).not.toMatch(/SMTP_URL|DKIM_KEY/);
});

test('images carry their release but for nginx and certificates, none has a setting, and nothing but a build makes one', () => {
  const overlays = globSync('docker-compose*.yml').map((file) => readFileSync(file, 'utf8'));
  for (const overlay of overlays) {
    expect(overlay).not.toContain('pull_policy: build');
    for (const [, given] of overlay.matchAll(/^ +args:\n((?: +[A-Z<].*\n)+)/gm)) {
      expect(given).toMatch(/^ +RELEASE: \$\{RELEASE:-\}\n$/);
    }
  }
  expect(readFileSync('Dockerfile', 'utf8').match(/^ARG .*$/gm)).toEqual(['ARG RELEASE']);
  expect(head).toMatch(/^x-hardened: &hardened\n[\s\S]*pull_policy: never$/m);
  expect(head).toMatch(/-api:\$\{RELEASE:-latest\}$/m);
  const building: string[] = [];
  for (const [name, body] of services) {
    const image = /^ {4}image: (.*)$/m.exec(body)?.[1] ?? '';
    expect([name, image]).toEqual([
      name,
      expect.stringMatching(
        name === 'web' ? /-nginx$/ : /:\$\{RELEASE:-latest\}$|^\*(?:api|offsite)-image$/,
      ),
    ]);
    if (body.includes('    build:')) building.push(name);
  }
  // `restore` may run before `offsite` ever did: both build the one image, where it is missing.
  expect(building).toEqual(['api', 'offsite', 'restore', 'pages', 'web']);
});

test('the API reads the certificate, and no volume that holds its key', () => {
  const overlay = readFileSync('docker-compose.https.yml', 'utf8');
  const mounts = (name: string) => {
    const [, body = ''] = overlay.split(new RegExp(`^ {2}${name}:$`, 'm'));
    const own = body.split(/^ {2}\w/m)[0] ?? '';
    return [...own.matchAll(/^ {6}- ([\w-]+:\/.*)$/gm)].map(([, mount]) => mount);
  };
  expect(mounts('api')).toEqual(['tls-public:/run/tls-public:ro']);
  expect(mounts('backup')).toEqual([]);
  expect(mounts('web')).toEqual(['tls:/run/tls:ro']);
  expect(services.get('api')).not.toMatch(/- (?:tls|certificates):/);
  // The volume takes its owner from an image that has the directory: it must be that of `certificates`, which writes.
  const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
  const having = stages.filter((stage) => /^[^#\n]*\/run\/tls-public/m.test(stage));
  expect(having.map((stage) => stage.split('\n')[0])).toEqual([
    'debian:trixie-slim AS certificates',
  ]);
});

test('the service that ships backups has the network and the keys, and can read nothing but the backups; it runs only when asked for', () => {
  const offsite = services.get('offsite') ?? '';
  expect(offsite).toContain('profiles: [offsite]');
  expect(offsite).not.toContain('network_mode');
  const volumes = [...offsite.matchAll(/^ {6}- ([\w-]+:\/.*)$/gm)].map(([, name]) => name);
  expect(volumes).toEqual(['backups:/backups:ro', 'offsite:/offsite']);
  expect(head).toMatch(/^x-offsite: &offsite\n[\s\S]*BACKUP_PASSWORD: /m);
  for (const [name, body] of services) {
    const hasKeys = body.includes('*offsite');
    expect([name, hasKeys]).toEqual([name, ['offsite', 'restore'].includes(name)]);
    expect([name, body]).toEqual([name, expect.not.stringMatching(/^ +BACKUP_(?:TO|PASSWORD)\b/m)]);
  }
  // Only to be run by hand: it has both the network and the data.
  expect(services.get('restore')).toContain('profiles: [restore]');
  expect(services.get('api')).toContain('- offsite:/offsite:ro');
});
