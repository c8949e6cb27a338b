import { beforeEach, expect, test, vi } from 'vitest';
import { sendReply, undoReply } from '#contract/admin/replies.ts';
import type { Outcome } from '#web/api-client/call-api.ts';

const noResponse: Outcome<never> = { ok: false, status: undefined, text: '', fields: {} };
const hasLeft: Outcome<never> = { ok: false, status: 409, text: 'left', fields: {} };
const gone: Outcome<never> = { ok: false, status: 404, text: 'gone', fields: {} };

const { takeBack, notify } = vi.hoisted(() => ({ takeBack: vi.fn(), notify: vi.fn() }));
vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: async (_get: unknown, _set: unknown, call: unknown, options: unknown) =>
    call === undoReply
      ? takeBack(options)
      : call === sendReply
        ? { ok: true, data: { replies: [], draft: null } }
        : noResponse,
}));
vi.mock('#web/features/toasts/notify.ts', () => ({
  notify,
  dismissToast: () => undefined,
  removeToasts: () => undefined,
}));

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { noWords } = await import('#web/admin/replies/draft-text.ts');
const { sendLettersAtom } = await import('#web/admin/replies/letters.ts');
const { lettersAtom } = await import('#web/admin/replies/writing.ts');
const { loadTexts } = await import('#web/admin/texts/index.ts');
const { undoLastAtom } = await import('#web/admin/ui/undo.ts');

await loadTexts('tr');

const words = { ...noWords, subject: 'Hello', text: 'Dear applicant' };
const done: Outcome<object> = { ok: true, data: { replies: [], draft: null } };

beforeEach(() => {
  takeBack.mockReset();
  notify.mockReset();
});

/** Sends three letters. */
async function send(changed?: string) {
  const store = createAdminStore();
  const letters = ['a', 'b', 'c'].map((id) => ({
    ...{ id, application: null, words },
    isChanged: id === changed,
  }));
  store.set(lettersAtom, letters);
  await store.set(sendLettersAtom);
  notify.mockClear();
  return store;
}

const errors = () => notify.mock.calls.filter(([kind]) => kind === 'error').map(([, text]) => text);

test('what was taken back before the line broke does not count as left when the rest is', async () => {
  const store = await send();
  takeBack
    .mockResolvedValueOnce(done)
    .mockResolvedValueOnce(noResponse)
    .mockResolvedValueOnce(done);
  await store.set(undoLastAtom);
  expect(errors()).toEqual([expect.stringContaining('1')]);
  notify.mockClear();
  // Gone: taken back before.
  takeBack.mockResolvedValueOnce(done).mockResolvedValue(gone);
  await store.set(undoLastAtom);
  expect(errors()).toEqual([]);
  expect(notify).toHaveBeenCalledWith('info', expect.any(String));
});

test('one that has left does not keep the others from being taken back later', async () => {
  const store = await send();
  takeBack.mockResolvedValueOnce(noResponse).mockResolvedValueOnce(hasLeft).mockResolvedValue(done);
  await store.set(undoLastAtom);
  takeBack.mockReset();
  takeBack.mockResolvedValue(done);
  await store.set(undoLastAtom);
  expect(takeBack).toHaveBeenCalledTimes(3);
});

test('only one that was edited by hand becomes a draft', async () => {
  const store = await send('b');
  takeBack.mockResolvedValue(done);
  await store.set(undoLastAtom);
  const dropped = expect.objectContaining({ query: { words: 'dropped' } });
  const kept = expect.not.objectContaining({ query: expect.anything() });
  expect(takeBack.mock.calls).toEqual([[dropped], [kept], [dropped]]);
});
