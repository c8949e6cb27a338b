import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import type { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportMessages } from '#contract/admin/messages.ts';
import { readCounts } from '#contract/admin/overview.ts';
import { logOut } from '#contract/admin/session.ts';

const answer = vi.fn<typeof fetch>();
let store: ReturnType<typeof createStore>;

// What a browser has.
beforeAll(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', querySelectorAll: () => [] });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('location', { pathname: '/admin/audit', search: '' });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('fetch', answer);
  const { sessionAtom } = await import('#web/admin/session/session.ts');
  const { createAdminStore } = await import('#tests/support/admin-store.ts');
  store = createAdminStore();
  store.set(sessionAtom, { token: 'token', expiresAtUtc: '2999-01-01T00:00:00Z' });
});
beforeEach(() => {
  answer.mockReset();
});

/** How many wait for the page to be locked. */
const listeners = async () => {
  const { untilLocked } = await import('#web/admin/session/lock.ts');
  return getEventListeners(untilLocked(), 'abort').length;
};

const read = async () => {
  const { authenticatedCall } = await import('#web/admin/api-client/call.ts');
  return authenticatedCall(store.get, store.set, readCounts);
};

test.each([
  { how: 'an answer', outcome: () => Promise.resolve(Response.json({})) },
  { how: 'a refusal', outcome: () => Promise.resolve(new Response('', { status: 503 })) },
  { how: 'no answer', outcome: () => Promise.reject(new TypeError('offline')) },
])('a read that ended with $how no longer waits for the page to be locked', async ({ outcome }) => {
  answer.mockImplementation(async () => {
    expect(await listeners()).toBe(1);
    return outcome();
  });
  await read();
  expect(answer).toHaveBeenCalledOnce();
  expect(await listeners()).toBe(0);
});

test('what changes during a first read is read again once that has ended', async () => {
  const { countsAtom, refreshCountsAtom } = await import('#web/admin/api-client/counts.ts');
  const answers = [{ unread: 1 }, { unread: 2 }];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer.mockImplementation(async () => {
    const counts = answers.shift();
    await released;
    return Response.json(counts);
  });
  const stop = store.sub(countsAtom, () => undefined);
  await expect.poll(() => answer).toHaveBeenCalledOnce();
  const refreshed = store.set(refreshCountsAtom);
  release();
  await refreshed;
  expect(store.get(countsAtom)).toMatchObject({ unread: 2 });
  stop();
});

test('a read under way is aborted when the page is locked', async () => {
  const { lockAtom } = await import('#web/admin/session/lock.ts');
  answer.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const outcome = read();
  await expect.poll(() => answer).toHaveBeenCalledOnce();
  store.set(lockAtom);
  expect(await outcome).toMatchObject({ ok: false, status: undefined });
});

test('a downloaded file is whole, and no longer waits for the page to be locked', async () => {
  const { fetchFileAtom } = await import('#web/admin/api-client/download.ts');
  const { takeOverSessionAtom } = await import('#web/admin/session/lock.ts');
  store.set(takeOverSessionAtom, { token: 'token', expiresAtUtc: '2999-01-01T00:00:00Z' });
  const page = new AbortController();
  answer.mockResolvedValue(
    new Response('a;b', { headers: { 'Content-Disposition': 'attachment; filename="list.csv"' } }),
  );
  const outcome = await store.set(fetchFileAtom, exportMessages, { signal: page.signal });
  assert.ok(outcome.ok);
  expect([await outcome.data.file.text(), outcome.data.name]).toEqual(['a;b', 'list.csv']);
  expect([await listeners(), getEventListeners(page.signal, 'abort').length]).toEqual([0, 0]);
});

describe('while the API ends the session of a logout', () => {
  async function leave() {
    const { logOutAtom, takeOverSessionAtom } = await import('#web/admin/session/lock.ts');
    store.set(takeOverSessionAtom, { token: 'token', expiresAtUtc: '2999-01-01T00:00:00Z' });
    const ended = Promise.withResolvers<Response>();
    answer.mockImplementation(async (address) =>
      String(address) === logOut.path ? ended.promise : new Response('', { status: 401 }),
    );
    const left = store.set(logOutAtom);
    return async () => {
      ended.resolve(new Response(null, { status: 204 }));
      await left;
    };
  }

  test('a read is not made', async () => {
    const finish = await leave();
    expect(await read()).toMatchObject({ ok: false, status: undefined });
    expect(answer).toHaveBeenCalledOnce();
    await finish();
  });

  test('a page that is found to be without a session leads to the login, not to the lock', async () => {
    const { endedAtom, isLockedAtom } = await import('#web/admin/session/lock.ts');
    const { sessionAtom } = await import('#web/admin/session/session.ts');
    const finish = await leave();
    store.set(endedAtom, 'token');
    await finish();
    expect([store.get(isLockedAtom), store.get(sessionAtom)]).toEqual([false, null]);
  });
});
