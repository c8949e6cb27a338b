import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** Mounts a disk in memory, or with `remount` changes its size. */
export function mount(path: string, options: string): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  assert.equal(status, 0, String(stderr));
}

/** Mounts a small disk until the end of the scope. */
export function mounted(path: string, options: string): Disposable {
  mount(path, options);
  const unmount = () => spawnSync('umount', ['--lazy', path]);
  // Before the directory is removed if the run is interrupted: a mounted directory cannot be removed.
  process.prependOnceListener('exit', unmount);
  return {
    [Symbol.dispose]() {
      process.off('exit', unmount);
      unmount();
    },
  };
}

/** The reason why no disk can be mounted here, or undefined. */
export function mountRefused(): string | undefined {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return status === 0 ? undefined : 'only root may mount a small disk';
}
