import { atom, type Getter, type Setter } from 'jotai';
import {
  attachFile,
  type Conversation,
  type Draft,
  readReplies,
  removeFile,
  saveDraft,
  type sendReply,
  type undoReply,
} from '#contract/admin/replies.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { asForm, authenticatedCall, type CallOptions } from '../api-client/call.ts';
import { type CallRead, knownOf, queryOf, readNow, showResponse } from '../api-client/queries.ts';
import type { NotedRecord } from '../record/record-kinds.ts';
import { draftText, draftWords } from './draft-text.ts';

/** Mails to the sender of a record. */
export function conversationRead(id: string): CallRead<Conversation> {
  return queryOf(
    readReplies,
    { parameters: { id } },
    // After an erasure of its own record there is nothing to read.
    (change) => !change.isErased && (change.id ?? id) === id,
  );
}

/** A record's saved draft; null without one, or if it is unknown. */
export function savedDraft(get: Getter, id: string): Draft | null {
  return knownOf(get, conversationRead(id))?.draft ?? null;
}

type Kept = { readonly text: string; readonly version: number };

/** Saves the draft of a record's reply, with the version that it is based on, 0 for none. */
export const saveDraftAtom = atom(
  null,
  async (get, set, id: string, { text, version }: Kept): Promise<Outcome<NotedRecord>> => {
    const body = { ...draftWords(text), version };
    const outcome = await authenticatedCall(get, set, saveDraft, { parameters: { id }, body });
    if (!outcome.ok) {
      // Another window has changed it: its text is shown beside.
      if (outcome.status === 409) await readNow(get, conversationRead(id));
      return outcome;
    }
    const { draft } = outcome.data;
    const known = knownOf(get, conversationRead(id));
    if (known) await showResponse(get, conversationRead(id), { ...known, draft });
    return {
      ok: true,
      data: { id, version: draft?.version ?? 0, note: draft && draftText(draft) },
    };
  },
);

/** Makes a call that responds with the mails to the sender of a record, and shows them. */
export async function changeConversation(
  get: Getter,
  set: Setter,
  id: string,
  call: typeof attachFile | typeof removeFile | typeof sendReply | typeof undoReply,
  options: CallOptions,
): Promise<Outcome<Conversation>> {
  const outcome = await authenticatedCall(get, set, call, options);
  if (outcome.ok) await showResponse(get, conversationRead(id), outcome.data);
  return outcome;
}

/** Adds a file to the saved draft of a record's reply. */
export const attachAtom = atom(null, (get, set, id: string, file: File) =>
  changeConversation(get, set, id, attachFile, { parameters: { id }, ...asForm({ file }) }),
);

/** Removes a file from the saved draft of a record's reply. */
export const detachAtom = atom(null, (get, set, id: string, fileId: string) =>
  changeConversation(get, set, id, removeFile, { parameters: { id: fileId } }),
);
