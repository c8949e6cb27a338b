import { atom } from 'jotai';
import type { Interview } from '#contract/admin/hiring.ts';
import { giveUpMail } from '#contract/admin/mail.ts';
import {
  type Reply,
  readFile,
  retryReply,
  sendReply,
  undoMs,
  undoReply,
} from '#contract/admin/replies.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { fetchFileAtom } from '../api-client/download.ts';
import { newUuid } from '../api-client/new-uuid.ts';
import { knownOf, refreshAtom } from '../api-client/queries.ts';
import { isolated } from '../format/isolated.ts';
import { textsAtom } from '../language.ts';
import { saveNoteAtom, typeNoteAtom } from '../notes/save.ts';
import { draftKey, dropNotesAtom, unsavedNotes, unsavedNotesAtom } from '../notes/unsaved.ts';
import { noteDoneAtom, notifyLeft, undoneFrom } from '../ui/undo.ts';
import {
  attachAtom,
  changeConversation,
  conversationRead,
  detachAtom,
  saveDraftAtom,
  savedDraft,
} from './conversation-state.ts';
import { draftText, noWords, type Words, wordsOf } from './draft-text.ts';
import type { Replied } from './fill.ts';
import { writingAtom } from './writing.ts';

/** Ids of replies whose response was lost: the same text is sent under the same id, so it is sent once. */
const sentIds = new Map<string, string>();

type SentWords = Words & { readonly interview?: Interview | undefined };

/**
 * Sends a reply.
 * @param words with the interview that they name: refused if it has changed
 * @param draftVersion of the draft that becomes the reply and is removed; 0 for none
 * @param canUndoMs how long it can be undone, in ms
 * @returns the outcome, and the id of the mail
 */
export const sendWordsAtom = atom(
  null,
  async (get, set, id: string, words: SentWords, draftVersion: number, canUndoMs = undoMs) => {
    const content = `${id} ${draftText(words)}`;
    const lostId = sentIds.get(content);
    const { replies = [] } = knownOf(get, conversationRead(id)) ?? {};
    const known = replies.find((reply) => reply.id === lostId);
    // After a failed mail the same text is a new one.
    const isOver = known?.state === 'refused' || known?.state === 'givenUp';
    const mailId = lostId && !isOver ? lostId : newUuid();
    sentIds.set(content, mailId);
    const body = { ...words, mailId, draftVersion, undoMs: canUndoMs };
    const options = { parameters: { id }, body };
    const outcome = await changeConversation(get, set, id, sendReply, options);
    if (outcome.ok) sentIds.delete(content);
    return { ...outcome, mailId };
  },
);

type Errors = Readonly<Record<string, string>>;

/** Sends the reply of the open record, which can be undone until it leaves. Resolves with the errors, by field. */
export const sendOpenAtom = atom(
  null,
  async (get, set, replied: Replied, words: Words): Promise<Errors | undefined> => {
    const key = draftKey(replied.id);
    // A draft that is saved later would exist again.
    if (get(unsavedNotesAtom).has(key)) await set(saveNoteAtom, key);
    if (get(unsavedNotesAtom).get(key)?.state === 'conflict') return {};
    const version = savedDraft(get, replied.id)?.version ?? 0;
    const outcome = await set(sendWordsAtom, replied.id, words, version);
    const texts = get(textsAtom);
    if (!outcome.ok && outcome.status === 409) {
      // Another window has sent, changed or discarded the draft: the user decides.
      const mine = { ...typed(replied, words, version), state: 'conflict' as const };
      set(unsavedNotes.putAtom, [[key, mine]]);
      await set(refreshAtom, conversationRead(replied.id));
      return {};
    }
    if (!outcome.ok) {
      if (Object.keys(outcome.fields).length > 0) return outcome.fields;
      return { form: outcome.text || texts.replies.notSent };
    }
    set(dropNotesAtom, [key]);
    set(writingAtom, (now) => (now?.id === replied.id ? null : now));
    const { mailId } = outcome;
    await set(noteDoneAtom, {
      words: fill(texts.replies.leaving, { name: isolated(replied.fullName) }),
      undone: texts.replies.takenBack,
      ids: [replied.id],
      made: Promise.resolve(true),
      undo: () => set(takeBackAtom, replied.id, mailId),
    });
    return undefined;
  },
);

/** Undoes a reply: its text becomes the draft again. A toast reports a failure. */
export const takeBackAtom = atom(null, async (get, set, recordId: string, mailId: string) => {
  const outcome = await set(takeBackSilentlyAtom, recordId, mailId);
  if (!outcome.ok) {
    const { replies, actionFailed } = get(textsAtom);
    notify('error', outcome.status === 409 ? replies.hasLeft : outcome.text || actionFailed);
    await set(refreshAtom, conversationRead(recordId));
  }
  return undoneFrom(outcome);
});

/** `takeBackAtom` for one of many, without a toast. @param isDropped whether its text becomes no draft */
export const takeBackSilentlyAtom = atom(
  null,
  (get, set, recordId: string, mailId: string, isDropped?: boolean) =>
    changeConversation(get, set, recordId, undoReply, {
      parameters: { id: mailId },
      ...(isDropped && { query: { words: 'dropped' } }),
    }),
);

/** Removes the draft of a record, which can be undone. */
export const discardAtom = atom(null, async (get, set, { id, fullName }: Replied, words: Words) => {
  const key = draftKey(id);
  // A draft that is being saved would exist again.
  if (get(unsavedNotesAtom).has(key)) await set(saveNoteAtom, key);
  set(dropNotesAtom, [key]);
  set(writingAtom, (now) => (now?.id === id ? null : now));
  const version = savedDraft(get, id)?.version ?? 0;
  const { files = [] } = savedDraft(get, id) ?? {};
  for (const file of files) await set(detachAtom, id, file.id);
  const removed = version
    ? set(saveDraftAtom, id, { text: draftText(noWords), version })
    : Promise.resolve({ ok: true as const });
  const { replies } = get(textsAtom);
  await set(noteDoneAtom, {
    words: [
      fill(replies.discarded, { name: isolated(fullName) }),
      files.length > 0 && replies.filesGone,
    ]
      .filter(Boolean)
      .join(' '),
    ids: [id],
    made: removed.then(({ ok }) => ok),
    undo: async () => {
      const outcome = await set(saveDraftAtom, id, { text: draftText(words), version: 0 });
      // Another draft was begun since.
      const isLate = !outcome.ok && outcome.status === 409;
      if (isLate) notifyLeft(get, 1);
      else if (!outcome.ok) notify('error', outcome.text || get(textsAtom).actionFailed);
      return undoneFrom(outcome);
    },
  });
  if (!(await removed).ok) notify('error', get(textsAtom).actionFailed);
});

/** Stores the text of a reply, and saves it after a pause. */
export function typed(replied: Replied, words: Words, version: number) {
  return {
    about: 'stage' in replied ? ('application' as const) : ('message' as const),
    ...{ isDraft: true as const, name: replied.fullName },
    ...{ value: draftText(words), base: null, version },
  };
}

/** Sends a mail once more, or gives it up. */
export const decideMailAtom = atom(
  null,
  async (get, set, recordId: string, { id }: Reply, decision: 'retry' | 'giveUp') => {
    const call = decision === 'retry' ? retryReply : giveUpMail;
    const outcome = await authenticatedCall(get, set, call, { parameters: { id } });
    if (!outcome.ok) notify('error', outcome.text || get(textsAtom).actionFailed);
    await set(refreshAtom, conversationRead(recordId));
  },
);

/** Begins a reply with the text of one that was not sent, unless another is being written. */
export const writeAgainAtom = atom(null, async (get, set, replied: Replied, reply: Reply) => {
  const key = draftKey(replied.id);
  set(writingAtom, { id: replied.id });
  if (savedDraft(get, replied.id) || get(unsavedNotesAtom).has(key)) return;
  const words = wordsOf({ ...reply, subject: reply.subject ?? '', text: reply.text ?? '' });
  set(typeNoteAtom, key, typed(replied, words, 0));
  await set(saveNoteAtom, key);
  for (const { id, name } of reply.files) {
    const read = await set(fetchFileAtom, readFile, { parameters: { id } });
    const again = read.ok
      ? await set(attachAtom, replied.id, new File([read.data.file], name))
      : read;
    if (!again.ok) notify('error', get(textsAtom).actionFailed);
  }
});
