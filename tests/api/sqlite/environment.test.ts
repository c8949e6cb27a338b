import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { run, usedPlaces } from '#tests/support/api/backups.ts';
import { editorOf, halves, pageOf, startSite } from '#tests/support/api/content.ts';
import { offsiteSettings } from '#tests/support/api/offsite.ts';
import { withChildren } from '#tests/support/api/process-memory.ts';
import { adminPassword } from '#tests/support/settings.ts';

const secret = 'for-the-service-alone';
const secrets = {
  ...{ SESSION_SECRET: secret.repeat(3), SMTP_URL: `smtp://user:${secret}@127.0.0.1:1` },
  ...{ MAIL_FROM: 'site@example.com', SOMETHING_ELSE: secret, NODE_EXTRA_CA_CERTS: `/${secret}` },
};

/** The programs that a service starts and, of each, its environment. A short-lived one is met too. */
function watchPrograms(service: number) {
  const programs = new Map<string, string>();
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      for (const pid of withChildren(service).slice(1)) {
        try {
          // In this order: until it runs its program, a new process has its parent's environment.
          const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
          const [program] = /(?<=\/)[\w-]+(?=\.js\0)/.exec(line) ?? [];
          const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
          if (program && program !== 'index' && environment) programs.set(program, environment);
        } catch {
          // It has ended meanwhile.
        }
      }
      // The shortest of them lives for some 200 ms.
      await wait(25);
    }
  })();
  return {
    programs,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await done;
    },
  };
}

test('a program that the service starts gets the settings that it needs by name, and no secret', async () => {
  await using directory = await temporaryDirectory();
  await using api = await startSite({
    ...{ ...secrets, ADMIN_PASSWORD_HASH: '', ADMIN_PASSWORD: adminPassword },
    ...{ RETENTION_AUDIT_MONTHS: '77', BACKUP_DIR: join(directory.path, 'backups') },
  });
  await using watched = watchPrograms(api.pid ?? 0);
  const { programs } = watched;
  await apply(api);
  const { upload, adminCall } = await editorOf(api);
  expect((await upload('iso9001', await halves(800, 700))).status).toBe(201);
  // What they need they have.
  expect(await pageOf(api, '/tr/privacy')).toContain('77 ay');
  await adminCall(calls.makeBackup);
  const next = 'another one, long enough';
  await adminCall(calls.changePassword, { body: { current: adminPassword, next } });
  await expect
    .poll(() => [...programs.keys()].sort())
    .toEqual(['backup', 'cv-worker', 'password-worker', 'publishing-worker']);
  for (const [program, environment] of programs) {
    for (const value of [secret, adminPassword]) expect(environment, program).not.toContain(value);
    expect(environment, program).toContain('NODE_COMPILE_CACHE=');
  }
});

test('restic gets the password of its repository, and nothing else that is secret', async () => {
  await using directory = await temporaryDirectory();
  const programs = join(directory.path, 'programs');
  const seen = join(directory.path, 'seen');
  await mkdir(programs);
  await writeFile(join(programs, 'restic'), `#!/bin/sh\nenv >>${seen}\nexit 1\n`);
  await chmod(join(programs, 'restic'), 0o755);
  await using site = await usedPlaces();
  await run('backup', {
    ...{ ...secrets, ADMIN_PASSWORD: secret, ...site.settings },
    ...offsiteSettings(directory.path),
    ...{ PATH: `${programs}:${process.env.PATH}`, BACKUP_PASSWORD: 'of the repository' },
  });
  const environment = await readFile(seen, 'utf8');
  expect(environment).toContain('RESTIC_PASSWORD=of the repository');
  expect(environment).not.toContain(secret);
});
