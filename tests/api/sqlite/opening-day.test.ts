import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { editorOf, startSite } from '#tests/support/api/content.ts';
import { opening } from '#tests/support/api/openings.ts';

const minuteMs = 60_000;

// With PostgreSQL the time is the server's.
test('a position closes with its last day in the company’s time zone: on the pages within a minute, and in the list', async () => {
  const zone = 'Pacific/Kiritimati';
  await using directory = await temporaryDirectory();
  const offsetFile = join(directory.path, 'offset');
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const midnight = now.toPlainDate().add({ days: 1 }).toZonedDateTime(zone);
  const untilMidnight = midnight.epochMilliseconds - now.epochMilliseconds;
  const setClock = (afterMidnight: number) =>
    writeFileSync(offsetFile, String(untilMidnight + afterMidnight * minuteMs));
  setClock(-10);
  await using own = await startSite({
    TIME_ZONE: zone,
    NODE_OPTIONS: `--import ${resolve('tests/support/api/moved-clock.ts')}`,
    CLOCK_OFFSET_FILE: offsetFile,
  });
  const editor = await editorOf(own);
  await editor.publish(...opening('ag', { '/closes': now.toPlainDate().toString() }));
  const listed = async () => {
    const { items } = await editor.adminCall(calls.listOpenings);
    const life = await (await fetch(`${own.url}/content/tr/life.json`)).json();
    const open = await (await fetch(`${own.url}${calls.readOpenings.path}`)).json();
    return [items[0]?.state, life.openings.length, open.items.length];
  };
  expect(await listed()).toEqual(['open', 1, 1]);
  setClock(0);
  await expect.poll(listed, { timeout: minuteMs }).toEqual(['closed', 0, 0]);
});
