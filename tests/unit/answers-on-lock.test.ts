import { expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/admin/api-client/call.ts', () => ({ authenticatedCall: call }));
vi.mock('#web/features/toasts/notify.ts', () => ({ removeToasts: () => undefined }));

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { countsAtom, refreshCountsAtom } = await import('#web/admin/api-client/counts.ts');
const { clearAtom } = await import('#web/admin/session/cleared-on-lock.ts');

const answers = (counts: object) => call.mockResolvedValue({ ok: true, data: counts });

test('what the API has answered is dropped by a lock, and read again after it', async () => {
  const store = createAdminStore();
  const shown = () => store.get(countsAtom);
  answers({ unread: 1 });
  let unmount = store.sub(countsAtom, () => undefined);
  await expect.poll(shown).toEqual({ unread: 1 });
  unmount();
  store.set(clearAtom);
  expect(shown()).toBeUndefined();
  answers({ unread: 2 });
  unmount = store.sub(countsAtom, () => undefined);
  await expect.poll(shown).toEqual({ unread: 2 });
  answers({ unread: 3 });
  await store.set(refreshCountsAtom);
  expect(shown()).toEqual({ unread: 3 });
  call.mockResolvedValue({ ok: false, status: undefined, text: '', fields: {} });
  await store.set(refreshCountsAtom);
  expect(shown()).toEqual({ unread: 3 });
  expect(call).toHaveBeenCalledTimes(4);
  unmount();
});
