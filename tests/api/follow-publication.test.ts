import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openContext } from '#api/open-context.ts';
import { readSettings } from '#api/process/settings.ts';
import { addRow } from '#db/queries/rows.ts';
import type { PublicationRow } from '#db/schema.ts';
import { newData } from '#tests/support/api/api.ts';

test('what another replica published is not shown in place of what is published here meanwhile', async () => {
  await using data = await newData();
  const context = await openContext(readSettings(data.settings), pino({ level: 'silent' }));
  const { publisher, db } = context;
  if (!publisher) throw new Error('not built');
  let live: string | undefined;
  publisher.watchLive((directory) => {
    live = directory;
  });
  const { promise: planned, resolve: plan } = Promise.withResolvers<void>();
  const own = publication(2, 'Kendi başlığımız');
  const here = publisher.publish(
    async () => {
      await planned;
      const store = async () => {
        await addRow(db, 'publications', own);
        return own;
      };
      return { edits: JSON.parse(own.edits), store };
    },
    () => undefined,
  );
  await addRow(db, 'publications', publication(1, 'Öteki başlık'));
  const followed = publisher.follow();
  // It has seen the other one by then, and waits until this one is live.
  await sleep(500);
  plan();
  await Promise.all([here, followed]);
  await publisher.follow();
  expect(await readFile(join(live ?? '', 'tr/about.html'), 'utf8')).toContain('Kendi başlığımız');
  // Its name says which publication it is: after a restart another one would be written anew.
  expect(basename(live ?? '')).toMatch(/^2-/);
  await context.close();
});

function publication(number: number, title: string) {
  const edits = [{ document: 'tr/about', path: '/hero/title', value: title, base: null }];
  return {
    ...{ id: randomUUID(), number, edits: JSON.stringify(edits), changes: '[]', note: '' },
    ...{ session: 'test', user_id: null, created_at: number, publish_at: number },
  } satisfies PublicationRow;
}
