import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { erasePerson, findPerson, type Person } from '#contract/admin/data-protection.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: (_get: unknown, _set: unknown, ...asked: unknown[]) => call(...asked),
}));
vi.mock('#web/features/toasts/notify.ts', () => ({ notify: vi.fn(), removeToasts: vi.fn() }));

await (await import('#web/admin/texts/index.ts')).loadTexts('tr');
const { erasePersonAtom, seekAtom, soughtAtom } = await import('#web/admin/people/person.ts');

test('an erasure that ends when another person is shown leaves that person shown', async () => {
  const store = createStore();
  const erased = Promise.withResolvers<object>();
  call.mockImplementation(async (asked, options) => {
    if (asked === findPerson) {
      return { ok: true, data: { email: options.body.email, messages: [], applications: [] } };
    }
    if (asked === erasePerson) return erased.promise;
    return { ok: false, status: undefined, text: '', fields: {} };
  });
  const shown = () => {
    const { person } = store.get(soughtAtom) ?? {};
    return typeof person === 'object' ? person.data.email : person;
  };
  await store.set(seekAtom, 'one@gokhat.example');
  const { person } = store.get(soughtAtom) as { person: { data: Person } };
  const erasing = store.set(erasePersonAtom, person.data);
  await store.set(seekAtom, 'other@gokhat.example');
  expect(shown()).toBe('other@gokhat.example');
  erased.resolve({ ok: true, data: { messages: 1, applications: 0 } });
  await erasing;
  expect(shown()).toBe('other@gokhat.example');
});
