import pino from 'pino';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openContext } from '#api/open-context.ts';
import { readSettings } from '#api/process/settings.ts';
import { type DataSettings, newData } from '#tests/support/api/api.ts';
import { storeMessage } from '#tests/support/api/new-message.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';

/** With PostgreSQL the time is that of its server, which a test cannot set. */
const ofSqlite = test.skipIf(isOnPostgres());
const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

// The module of ids continues after its newest one: the next file of this worker would get ids of the year 2036.
afterAll(() => {
  vi.resetModules();
});

/** The context of a service, without its process, and without pages: each would be written for the settings that it states. */
async function service(data: DataSettings) {
  const settings = readSettings(data);
  const context = await openContext(settings, pino({ level: 'silent' }), '/nowhere');
  return {
    storeMessage: () => storeMessage(context),
    async countAfterRun() {
      await context.retention.run();
      return (await context.db.selectFrom('messages').select('id').execute()).length;
    },
    async keptUntil() {
      const rows = await context.db.selectFrom('messages').select('id').execute();
      return [...(await context.retention.expiryOf('messages', rows)).values()];
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** One with a message that was just sent. */
async function oneMessage(data: DataSettings) {
  const started = await service(data);
  await started.storeMessage();
  return started;
}

/** Starts a process at a time, and stops it after its first run; the number of messages then. */
async function countAfterStart(data: DataSettings, now: number): Promise<number> {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
  await using started = await service(data);
  return await started.countAfterRun();
}

test('setting the clock years ahead or back while the service runs erases nothing', async () => {
  await using data = await newData();
  await using started = await oneMessage(data.settings);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3650 * day });
  expect(await started.countAfterRun()).toBe(1);
  vi.setSystemTime(now - 3650 * day);
  expect(await started.countAfterRun()).toBe(1);
});

ofSqlite(
  'a service that was suspended for years erases what has expired a day later, without a restart',
  async () => {
    await using data = await newData();
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    await using started = await oneMessage(data.settings);
    vi.setSystemTime(Date.now() + 1000 * day);
    expect(await started.countAfterRun()).toBe(1);
    vi.advanceTimersByTime(day - 60_000);
    expect(await started.countAfterRun()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(await started.countAfterRun()).toBe(0);
  },
);

// As with a wrong BIOS clock, or when the site was away: the two look the same.
ofSqlite(
  'a start years after the newest row erases nothing for a day, then what has expired',
  async () => {
    await using data = await newData();
    await (await oneMessage(data.settings))[Symbol.asyncDispose]();
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 3650 * day });
    await using started = await oneMessage(data.settings);
    expect(await started.countAfterRun()).toBe(2);
    vi.advanceTimersByTime(day);
    expect(await started.countAfterRun()).toBe(1);
  },
);

ofSqlite(
  'a service that runs for minutes a day erases from its second day on, though nothing arrives',
  async () => {
    await using data = await newData();
    await (await oneMessage(data.settings))[Symbol.asyncDispose]();
    const first = Date.now() + 3650 * day;
    expect(await countAfterStart(data.settings, first)).toBe(1);
    expect(await countAfterStart(data.settings, first + day / 2)).toBe(1);
    expect(await countAfterStart(data.settings, first + day)).toBe(0);
  },
);

ofSqlite(
  'what expires when nothing has arrived for a week is erased at the next start',
  async () => {
    await using data = await newData();
    const now = Date.now();
    await (await oneMessage(data.settings))[Symbol.asyncDispose]();
    const settings = { ...data.settings, RETENTION_MESSAGES_MONTHS: '1' };
    for (const passed of [0, 6, 12, 18, 24, 26]) {
      expect(await countAfterStart(settings, now + passed * day)).toBe(1);
    }
    // A month may have 31 days.
    expect(await countAfterStart(settings, now + 32 * day)).toBe(0);
  },
);

ofSqlite('starts with a clock that is corrected after each of them erase nothing', async () => {
  await using data = await newData();
  await (await oneMessage(data.settings))[Symbol.asyncDispose]();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let start = 0; start < 3; start += 1) {
    vi.setSystemTime(now + (3650 + start) * day);
    await using started = await service(data.settings);
    expect(await started.countAfterRun()).toBe(1);
    vi.setSystemTime(now + start * day);
    expect(await started.countAfterRun()).toBe(1);
  }
});

test('a message that expires while the clock runs normally is erased', async () => {
  await using data = await newData();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await using started = await oneMessage(data.settings);
  vi.advanceTimersByTime(700 * day);
  expect(await started.countAfterRun()).toBe(1);
  vi.advanceTimersByTime(50 * day);
  expect(await started.countAfterRun()).toBe(0);
});

ofSqlite.each([
  ['2026-02-28T23:30Z', 1, '2026-03-28T23:30Z'],
  ['2026-01-31T23:30Z', 1, '2026-03-01T00:00Z'],
  ['2026-08-29T10:00Z', 6, '2027-03-01T00:00Z'],
  ['2026-12-31T10:00Z', 2, '2027-03-01T00:00Z'],
])(
  'a message of %s is erased when its %i months are over, as is shown',
  async (arrived, months, until) => {
    await using data = await newData();
    const now = Date.parse(arrived);
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
    const settings = { ...data.settings, RETENTION_MESSAGES_MONTHS: String(months) };
    await using started = await oneMessage(settings);
    expect(await started.keptUntil()).toEqual([Date.parse(until)]);
    const kept = Date.parse(until) - now;
    vi.advanceTimersByTime(kept - 1);
    expect(await started.countAfterRun()).toBe(1);
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(await started.countAfterRun()).toBe(0);
  },
);
