import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/api/api.ts';

const project = 'major-versions';
const secrets = await temporaryDirectory();
for (const name of ['database-password', 'mail-token', 'api', 'mail', 'offsite']) {
  writeFileSync(join(secrets.path, name), 'none\n');
}

/** The database of docker-compose.cluster.yml alone. */
function compose(words: string, settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    'docker',
    [
      'compose',
      '--file',
      'docker-compose.cluster.yml',
      '--project-name',
      project,
      ...words.split(' '),
    ],
    { encoding: 'utf8', env: { ...process.env, SECRETS_DIR: secrets.path, ...settings } },
  );
  return { status, output: stdout + stderr };
}
const inDatabase = (shell: string) => {
  const volume = ['--volume', `${project}_database:/data`, '--entrypoint', 'sh'];
  return spawnSync('docker', ['run', '--rm', ...volume, 'postgres:17-trixie', '-c', shell], {
    encoding: 'utf8',
  }).stdout.trim();
};
const files = () => inDatabase('cd /data && find . -type f | sort | xargs sha256sum | sha256sum');
const newer = { DATABASE_VOLUME: 'database-newer' };

afterAll(async () => {
  compose('down --volumes');
  compose('down --volumes', newer);
  await secrets.remove();
});

test('the server of a stack runs without privileges, leaves files of another major version as they are, and begins a new volume beside them', () => {
  compose('down --volumes');
  const up = compose('up --detach --wait postgres');
  expect(up).toMatchObject({ status: 0 });
  compose('down');
  // As a server of another major version finds them.
  const written = inDatabase('cat /data/PG_VERSION; echo 16 > /data/PG_VERSION');
  const before = files();
  expect(compose('up --detach --wait --wait-timeout 20 postgres').status).not.toBe(0);
  expect(compose('logs postgres').output).toContain('database files are incompatible with server');
  compose('down');
  expect(files()).toBe(before);
  expect(compose('up --detach --wait postgres', newer).status).toBe(0);
  compose('down', newer);
  expect(files()).toBe(before);
  // And back.
  inDatabase(`echo ${written} > /data/PG_VERSION`);
  expect(compose('up --detach --wait postgres').status).toBe(0);
}, 180_000);
