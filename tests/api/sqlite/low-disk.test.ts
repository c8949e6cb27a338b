import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { settingsFor } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { mounted, mountRefused } from '../../faults/small-disk.ts';

test.skipIf(mountRefused())(
  'a small disk needs attention, on the system page and by mail',
  async () => {
    await using server = await startMailServer();
    await using directory = {
      ...(await temporaryDirectory()),
      [Symbol.asyncDispose]: () => directory.remove(),
    };
    const DATA_DIR = join(directory.path, 'data');
    mkdirSync(DATA_DIR);
    using _disk = mounted(DATA_DIR, 'size=64m');
    const settings = settingsFor(server, { NOTIFY_OPERATOR: 'isletme@gokhat.example', DATA_DIR });
    await using api = await startApi(settings);
    const { adminCall } = await adminOf(api);
    const { disk, concerns } = await adminCall(calls.readSystem);
    expect([disk.state, concerns]).toEqual(['low', ['backupNone', 'diskLow']]);
    await expect
      .poll(() => server.mails.at(-1)?.plain)
      .toContain('Diskte az yer kaldı. Disk dolmadan sunucu yöneticisi yer açmalı.');
  },
);
