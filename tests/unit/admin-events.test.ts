import { Writable } from 'node:stream';
import type { Response } from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminEvents } from '#api/admin/events.ts';

afterEach(() => {
  vi.useRealTimers();
});

const heartbeatMs = 10_000;

/** A response to a client that reads nothing: what is written to it stays, and it never closes. */
function stalledResponse() {
  const errors: Error[] = [];
  const response = Object.assign(new Writable({ write() {} }), {
    ...{ set: () => response, type: () => response, flushHeaders() {} },
  }) as unknown as Response;
  response.on('error', (error) => errors.push(error));
  return { response, errors };
}

type Case = { readonly isWelcome: () => Promise<boolean>; end(events: AdminEvents): Promise<void> };
const heartbeat = async () => {
  await vi.advanceTimersByTimeAsync(heartbeatMs);
};
const cases: Record<string, Case> = {
  'whose session has ended': { isWelcome: async () => false, end: heartbeat },
  'of a service that stops': { isWelcome: async () => true, end: async (events) => events.close() },
  'of a service that stops while its session is looked up': {
    isWelcome: () => new Promise((resolve) => setTimeout(() => resolve(true), 1)),
    async end(events) {
      await heartbeat();
      events.close();
    },
  },
};

test.each(Object.entries(cases))(
  'nothing is written after its end to the stream %s, if its client does not read',
  async (_, { isWelcome, end }) => {
    vi.useFakeTimers();
    const events = new AdminEvents({ log: { error() {} }, onErased() {}, onOther() {} });
    const { response, errors } = stalledResponse();
    events.watch(response, { isWelcome, sees: () => true });
    await end(events);
    expect(response.writableEnded).toBe(true);
    events.publish({ about: 'message', what: 'changed' });
    await heartbeat();
    expect(errors).toEqual([]);
  },
);

test('an error of a stream does not end the process', () => {
  const events = new AdminEvents({ log: { error() {} }, onErased() {}, onOther() {} });
  const { response } = stalledResponse();
  response.removeAllListeners('error');
  events.watch(response, { isWelcome: async () => true, sees: () => true });
  expect(() => response.emit('error', new Error('write EPIPE'))).not.toThrow();
  response.emit('close');
});
