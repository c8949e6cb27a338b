import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/admin/message.ts';
import { type Conversation, type Reply, saveDraft, sendReply } from '#contract/admin/replies.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: (_get: unknown, _set: unknown, ...asked: unknown[]) => call(...asked),
}));
vi.mock('#web/features/toasts/notify.ts', () => ({
  notify: vi.fn(),
  dismissToast: vi.fn(),
  removeToasts: vi.fn(),
}));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/admin', search: '' });
vi.stubGlobal('history', { state: null });

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { showResponse } = await import('#web/admin/api-client/queries.ts');
await (await import('#web/admin/texts/index.ts')).loadTexts('tr');
const { noWords } = await import('#web/admin/replies/draft-text.ts');
const { conversationRead } = await import('#web/admin/replies/conversation-state.ts');
const { discardAtom, sendOpenAtom, sendWordsAtom, typed } = await import(
  '#web/admin/replies/send.ts'
);
const { draftKey, unsavedNotes } = await import('#web/admin/notes/unsaved.ts');

const replied = { id: 'mine', fullName: 'Işıl', kind: 'simple' } as unknown as Message;
const words = { ...noWords, subject: 'Re', text: 'Merhaba', quotes: true };
const none: Conversation = { replies: [], draft: null } as unknown as Conversation;
const draft = { ...words, version: 7 };

/** The draft that the API has. */
let stored: typeof draft | null;
let store: ReturnType<typeof createAdminStore>;
const saved = Promise.withResolvers<void>();

beforeEach(async () => {
  stored = null;
  store = createAdminStore();
  let isFirst = true;
  call.mockImplementation(async (asked, { body }) => {
    if (asked === saveDraft) {
      if (isFirst) await saved.promise;
      isFirst = false;
      if (body.version !== (stored?.version ?? 0)) return { ok: false, status: 409, text: '' };
      stored = body.text === '' ? null : draft;
      return { ok: true, data: { draft: stored } };
    }
    if (asked === sendReply) {
      // As the API does: a draft of another version stays.
      if (body.draftVersion === stored?.version) stored = null;
      return { ok: true, data: { ...none, draft: stored } };
    }
    return { ok: false, status: undefined, text: '' };
  });
  await showResponse(store.get, conversationRead('mine'), none);
  store.set(unsavedNotes.putAtom, [
    [draftKey('mine'), { ...typed(replied, words, 0), state: 'typing' }],
  ]);
});

/** Another record is opened before the draft is saved. */
async function leave() {
  await showResponse(store.get, conversationRead('other'), none);
  saved.resolve();
}

test('a reply whose record is left while its draft is being saved leaves no draft', async () => {
  const sending = store.set(sendOpenAtom, replied, words);
  await leave();
  expect(await sending).toBeUndefined();
  expect(stored).toBeNull();
});

test('a draft that is discarded, and left while it is being saved, is gone', async () => {
  const discarding = store.set(discardAtom, replied, words);
  await leave();
  await discarding;
  expect(stored).toBeNull();
});

test.each([
  ['refused', true],
  ['givenUp', true],
  ['waiting', false],
  ['sent', false],
])(
  'words whose answer was lost are sent again after a reply that is %s: as another letter %j',
  async (state, isAnother) => {
    saved.resolve();
    const mailIds: string[] = [];
    const answers = [{ ok: false, status: undefined, text: '', fields: {} }];
    call.mockImplementation(async (asked, { body }) => {
      if (asked !== sendReply) return { ok: true, data: { draft: null } };
      mailIds.push(body.mailId);
      return answers.shift() ?? { ok: true, data: none };
    });
    const send = () => store.set(sendWordsAtom, 'mine', words, 0);
    await send();
    const [first = ''] = mailIds;
    const reply = { id: first, state, attempts: 1 };
    const replies = [reply as unknown as Reply];
    await showResponse(store.get, conversationRead('mine'), { ...none, replies });
    await send();
    expect(mailIds).toHaveLength(2);
    expect(mailIds[1] !== first).toBe(isAnother);
  },
);
