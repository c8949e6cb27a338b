import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { openContext } from '#api/open-context.ts';
import { readSettings } from '#api/process/settings.ts';
import { type DataSettings, newData } from '#tests/support/api/api.ts';
import { newMessage } from '#tests/support/api/new-message.ts';

const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

/** The context of a service with one message that was just sent, without its process. */
async function oneMessage(data: DataSettings) {
  const context = await openContext(readSettings(data), pino({ level: 'silent' }));
  await context.storeMessage(newMessage);
  return {
    async countAfterRun() {
      await context.retention.run();
      return (await context.db.selectFrom('messages').select('id').execute()).length;
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

test('setting the clock years ahead or back while the service runs erases nothing', async () => {
  await using data = await newData();
  await using service = await oneMessage(data.settings);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3650 * day });
  expect(await service.countAfterRun()).toBe(1);
  vi.setSystemTime(now - 3650 * day);
  expect(await service.countAfterRun()).toBe(1);
});

// As with a wrong BIOS clock, or when the site was away: the two look the same.
test('a start years after the newest row erases nothing for a day, then what has expired', async () => {
  await using data = await newData();
  await (await oneMessage(data.settings))[Symbol.asyncDispose]();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 3650 * day });
  await using service = await oneMessage(data.settings);
  expect(await service.countAfterRun()).toBe(2);
  vi.advanceTimersByTime(day);
  expect(await service.countAfterRun()).toBe(1);
});

test('a message that expires while the clock runs normally is erased', async () => {
  await using data = await newData();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await using service = await oneMessage(data.settings);
  vi.advanceTimersByTime(700 * day);
  expect(await service.countAfterRun()).toBe(1);
  vi.advanceTimersByTime(50 * day);
  expect(await service.countAfterRun()).toBe(0);
});
