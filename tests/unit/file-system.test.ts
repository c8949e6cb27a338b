import { expect, test } from 'vitest';
import { isUntrusted } from '#db/sqlite/file-system.ts';

test.each([
  ...['nfs', 'nfs4', 'cifs', 'smb3', '9p', 'virtiofs', 'vboxsf', 'ceph'],
  // Docker Desktop's bind mounts, now and in earlier releases.
  ...['fakeowner', 'fuse.grpcfuse', 'fuse.osxfs', 'fuse', 'fuse.sshfs'],
])('SQLite cannot trust %s', (type) => {
  expect(isUntrusted(type)).toBe(true);
});

test.each(['ext4', 'xfs', 'btrfs', 'zfs', 'f2fs', 'overlay', 'tmpfs', 'fuseblk', undefined])(
  'SQLite can trust %s',
  (type) => {
    expect(isUntrusted(type)).toBe(false);
  },
);
