import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** Mounts a disk in memory, or with `remount` changes its size. */
export function mount(path: string, options: string): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  assert.equal(status, 0, String(stderr));
}

/** The reason why no disk can be mounted here, or undefined. */
export function mountRefused(): string | undefined {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return status === 0 ? undefined : 'only root may mount a small disk';
}
