import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFailing, temporaryDirectory } from '#tests/support/api/api.ts';

/** A file system that shows another directory, as a bind mount of Docker Desktop does (Debian: bindfs; needs root). */
async function mounted(directory: string) {
  const [source, target] = [join(directory, 'source'), join(directory, 'target')];
  await mkdir(source);
  await mkdir(target);
  if (spawnSync('bindfs', [source, target]).status !== 0) return undefined;
  return { source, target, [Symbol.dispose]: () => void spawnSync('fusermount', ['-u', target]) };
}

test('a database on a file system that SQLite cannot trust is not begun, and the line names the volume', async ({
  skip,
}) => {
  await using directory = await temporaryDirectory();
  using mount = await mounted(directory.path);
  if (!mount) return skip('there is no FUSE here');
  const { code, stderr } = await startFailing({ DATA_DIR: mount.target });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot start: the database \S+ [^\n]*\bfuse\b[^\n]*volume[^\n]*\n$/);
  expect(await readdir(mount.source)).toEqual([]);
});
