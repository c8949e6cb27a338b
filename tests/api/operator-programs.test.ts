import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bearer, login, newData, opensWith, startApi, verified } from '#tests/support/api/api.ts';
import { builtService } from '#tests/support/api/built-service.ts';

type Settings = Readonly<Record<string, string>>;

/** Runs a program of the image as `./site` does. */
function run(program: string, env: Settings, args: readonly string[], input = '') {
  const file = join(builtService, `../${program}.js`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    ...{ env, input, encoding: 'utf8', cwd: import.meta.dirname },
  });
  return { status, stdout, stderr };
}

test('a password that an operator sets opens the admin at once, and ends every session', async () => {
  await using api = await startApi();
  const { token } = await login(api);
  const set = (password: string) => run('hash-password', api.sameData, ['--set'], password);
  expect(set('kedi').stderr).toMatch(/^ADMIN_PASSWORD must have at least 15 characters\n$/);
  expect(set('uzun ve tuhaf bir parola 71\n')).toMatchObject({ status: 0, stderr: '' });
  expect(await verified(api, bearer(token))).toBe(401);
  expect(await opensWith(api, 'uzun ve tuhaf bir parola 71')).toBe(true);
  const [made = ''] = /first-[\da-f]{40}/.exec(set('\n').stdout) ?? [];
  expect(await opensWith(api, made)).toBe(true);
  expect(await api.database.value('select password_generated from admin')).toBe(1);
});

test('no password is set before the first start, which makes one', async () => {
  await using data = await newData();
  expect(run('hash-password', data.settings, ['--set'], '')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no admin yet[^\n]+\n$/),
  });
});

test('a check names every wrong setting of a service, and a misspelt one with the nearest', () => {
  const names = [
    '--known',
    'SESSION_HOURS PORT\nRELEASE',
    '--given',
    'SESION_HOURS PORT COMPOSE_FILE',
  ];
  expect(
    run('check-settings', { SESSION_HOURS: '0', QUOTA_CVS_MIB: 'x' }, ['api', ...names]),
  ).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'SESION_HOURS is no setting; the nearest is SESSION_HOURS',
      'SESSION_HOURS must be a whole number from 1 to 720',
      'QUOTA_CVS_MIB must be a whole number from 1 to 1048576\n',
    ].join('\n'),
  });
  const mail = { SMTP_URL: 'mail.example.com' };
  expect(run('check-settings', mail, ['mail'])).toMatchObject({ status: 1 });
  const offsite = { BACKUP_TO: '/mnt/disk/site' };
  expect(run('check-settings', offsite, ['offsite']).stderr).toMatch(/^BACKUP_PASSWORD is not set/);
  for (const service of ['api', 'mail', 'offsite']) {
    expect(run('check-settings', {}, [service])).toEqual({ status: 0, stdout: '', stderr: '' });
  }
});
