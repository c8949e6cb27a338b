import { expect, test, vi } from 'vitest';
import { changeContent } from '#contract/admin/content.ts';

type Sent = { readonly document: string; readonly path: string; readonly value: unknown };

const calls: (readonly Sent[])[] = [];

/** Refuses whatever holds a bad value, without a word on which it is. */
vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: async (
    _get: unknown,
    _set: unknown,
    call: unknown,
    options: { body: { changes: readonly Sent[] } },
  ) => {
    if (call !== changeContent) {
      const form = { kind: 'group', fields: { body: { kind: 'text' }, title: { kind: 'text' } } };
      const draft = { body: 'B', title: 'T' };
      return { ok: true, data: { name: 'about', form, draft, units: [] } };
    }
    const { changes } = options.body;
    calls.push(changes);
    if (changes.some(({ value }) => value === 'bad')) {
      return { ok: false, status: 400, text: '', fields: {} };
    }
    const saved = changes.map(({ document, path }) => ({ document, path, version: 1 }));
    return { ok: true, data: { saved, conflicts: [] } };
  },
}));

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { editAtom } = await import('#web/admin/content/edit.ts');
const { saveAtom } = await import('#web/admin/content/save.ts');
const { fetchDocumentsAtom } = await import('#web/admin/content/state.ts');
const { unsavedAtom } = await import('#web/admin/content/state.ts');

test('a refused text that is typed as it was is no change, although it was sent with others', async () => {
  const { get, set } = createAdminStore();
  await set(fetchDocumentsAtom, ['about']);
  const title = { document: 'about', path: '/title' };
  set(editAtom, [
    { document: 'about', path: '/body', value: 'good' },
    { ...title, value: 'bad' },
  ]);
  await set(saveAtom);
  expect([...get(unsavedAtom).values()]).toMatchObject([{ ...title, state: 'refused' }]);
  calls.length = 0;
  set(editAtom, [{ ...title, value: 'T' }]);
  await set(saveAtom);
  expect(calls).toEqual([]);
  expect(get(unsavedAtom).size).toBe(0);
});
