import { atom, type Getter } from 'jotai';
import {
  attachFile,
  type Conversation,
  type Draft,
  readReplies,
  removeFile,
  saveDraft,
} from '#contract/admin/replies.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { authenticatedCall } from '../api-client/call.ts';
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

/** Adds a file to the saved draft of a record's reply. */
export const attachAtom = atom(
  null,
  async (get, set, id: string, file: File): Promise<Outcome<Conversation>> => {
    const body = new FormData();
    body.append('file', file);
    const outcome = await authenticatedCall(get, set, attachFile, {
      // Without a time limit: ten megabytes take minutes on a slow line.
      ...{ parameters: { id }, init: { method: 'POST', body } },
    });
    if (outcome.ok) await showResponse(get, conversationRead(id), outcome.data);
    return outcome;
  },
);

/** Removes a file from the saved draft of a record's reply. */
export const detachAtom = atom(
  null,
  async (get, set, id: string, fileId: string): Promise<Outcome<Conversation>> => {
    const outcome = await authenticatedCall(get, set, removeFile, { parameters: { id: fileId } });
    if (outcome.ok) await showResponse(get, conversationRead(id), outcome.data);
    return outcome;
  },
);
