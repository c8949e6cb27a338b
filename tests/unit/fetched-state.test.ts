import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { readBackups } from '#contract/admin/system.ts';

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('#web/admin/api-client/call.ts', () => ({ authenticatedCall: answer }));

const { createFetched } = await import('#web/admin/api-client/fetched-state.ts');
const failure = { ok: false, status: undefined, text: '', fields: {} };

test('a panel that failed still says so while it is fetched again silently, and not after a retry', async () => {
  const { fetchedAtom, fetchAtom } = createFetched(readBackups);
  const store = createStore();
  const shown: unknown[] = [];
  store.sub(fetchedAtom, () => shown.push(store.get(fetchedAtom)));
  answer.mockResolvedValue(failure);
  await store.set(fetchAtom, {});
  await store.set(fetchAtom, {}, true);
  expect(shown).toEqual(['failed']);
  await store.set(fetchAtom, {});
  expect(shown).toEqual(['failed', 'loading', 'failed']);
});
