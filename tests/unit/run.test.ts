import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['web/workshop/run.ts', ...words], { encoding: 'utf8' });

test('each program that can be run by name is there', () => {
  const files = [...readFileSync('web/workshop/run.ts', 'utf8').matchAll(/file: '([^']+)'/g)];
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(([, file = '']) => (existsSync(file) ? [] : [file]))).toEqual([]);
});

test('a program gets its own options, and its refusal is the exit code', () => {
  const { status, stderr } = run('site', 'backup', '--nonsense');
  expect(stderr).toContain("No backup was made: Unknown option '--nonsense'");
  expect(status).toBe(1);
});

test.each(['site', 'bench', 'workshop'] as const)(
  'without a known name `npm run %s` lists the names, and fails',
  (group) => {
    expect(scripts[group]).toContain(`workshop/run.ts ${group}`);
    const { status, stderr } = run(group, 'toString');
    expect(stderr).toMatch(/^npm run \w+ -- <name> \[options\]\n(?: {2}[\w-]+ +\S.*\n){3,}$/);
    expect(status).toBe(1);
  },
);
