import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { Random } from '#tests/sample-data/random.ts';
import { seed } from '#tests/sample-data/seed.ts';
import { adminOf } from '../support/api/admin.ts';
import { type RunningApi, startApi, temporaryDirectory } from '../support/api/api.ts';
import { measureWaits } from '../support/api/longest-wait.ts';
import { inDatabase } from '../support/database/sqlite-database.ts';
import { adminWorks, busiestSender } from './admin-work.ts';
import { ms } from './measure.ts';

const messages = 100_000;
const applications = 5000;
const atLimits = 200;
const fromOneSender = 2000;
/** Of the API's work while another visitor waits, in processor time: other load on the machine does not count. */
const longestHoldMs = 100;

/** Measures how long another visitor waits at most while the admin makes every kind of call over 100,000 messages. */
export default async function adminLoad(): Promise<string> {
  await using data = await temporaryDirectory();
  await seed({ DATA_DIR: data.path }, [
    ...['--messages', String(messages), '--applications', String(applications)],
  ]);
  prepare(join(data.path, 'site.db'));
  const { lines, worst } = await holds(data.path);
  const expiry = await expiring(data.path);
  return `${lines.join('; ')}; ${expiry}; the longest of all ${ms(worst)}`;
}

/** How long each call of the admin delayed another visitor, and the longest delay. */
async function holds(path: string) {
  await using api = await startApi({ DATA_DIR: path });
  const admin = await adminOf(api);
  // Indexed again, as after an update.
  const lines = [`indexing ${ms(await longestHold(api, () => searchable(admin)))}`];
  let worst = 0;
  for (const work of adminWorks) {
    const hold = await longestHold(api, () => work.run(admin));
    assert.ok(hold <= longestHoldMs, `${work.name} held another visitor ${ms(hold)}`);
    worst = Math.max(worst, hold);
    lines.push(`${work.name} ${ms(hold)}`);
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  return { lines, worst };
}

/** Adds many messages of one sender, some of the maximum length, and invalidates the search index. */
function prepare(file: string): void {
  const random = new Random(9);
  const letters = 'abcçdefgğhıijklmnoöprsştuüvyz';
  const text = () => {
    let made = 'sinirda ';
    while (made.length < 4990) {
      const word = Array.from({ length: 6 }, () => letters[random.whole(0, letters.length - 1)]);
      made += `${word.join('')} `;
    }
    return made;
  };
  inDatabase(file, (database) => {
    const ids = database
      .prepare<[], string>("select id from messages where status <> 'spam' order by id")
      .pluck()
      .all();
    const lengthen = database.prepare('update messages set message = ?, note = ? where id = ?');
    const resend = database.prepare('update messages set email = ? where id = ?');
    database.transaction(() => {
      for (const id of ids.slice(1000, 1000 + atLimits)) lengthen.run(text(), text(), id);
      for (const id of ids.slice(5000, 5000 + fromOneSender)) resend.run(busiestSender, id);
      database.exec("update search_state set rules = 'to be indexed again'");
    })();
  });
}

async function searchable({ send }: Awaited<ReturnType<typeof adminOf>>): Promise<void> {
  for (;;) {
    const { status } = await send(calls.listMessages, { query: { q: 'e' } });
    if (status === 200) return;
    assert.equal(status, 503);
  }
}

/** Many messages expire at once, as after a changed setting. */
async function expiring(path: string): Promise<string> {
  const file = join(path, 'site.db');
  const count = inDatabase(file, (database) =>
    database
      .prepare(
        "update messages set created_at = 0 where status <> 'spam' and seq > 90000 and seq <= 91000",
      )
      .run(),
  ).changes;
  await using api = await startApi({ DATA_DIR: path });
  const hold = await longestHold(api, () => api.logged('expired'));
  assert.ok(hold <= longestHoldMs, `expired messages held another visitor ${ms(hold)}`);
  return `${count} messages that expire ${ms(hold)}`;
}

async function longestHold(api: RunningApi, work: () => Promise<unknown>): Promise<number> {
  const waits = measureWaits(api);
  await work();
  // Work that goes on after the response.
  await wait(100);
  return await waits.stop();
}
