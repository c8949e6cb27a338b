import { atom } from 'jotai';
import { type Conversation, type Draft, readReplies, saveDraft } from '#contract/admin/replies.ts';
import type { Language } from '#contract/languages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { authenticatedCall } from '../api-client/call.ts';
import type { NotedRecord } from '../record/record-kind.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { loadTexts } from '../texts/index.ts';
import { draftText, draftWords } from './draft-text.ts';

/** What was written to the sender of the open record; null until it is here. */
export const conversationAtom = clearedOnLock<{
  readonly id: string;
  readonly what: Conversation | 'failed';
} | null>(null);

/** The draft of a record as it is saved, if the record is open; null without one. */
export const savedDraftAtom = atom((get) => (id: string): Draft | null => {
  const shown = get(conversationAtom);
  return shown?.id === id && shown.what !== 'failed' ? shown.what.draft : null;
});

/** The versions of the drafts that were saved here, 0 for none: their record may be closed by now. */
const savedVersions = new Map<string, number>();

/** The version of a record's draft as it is saved; 0 without one. */
export const draftVersionAtom = atom((get) => (id: string): number => {
  const shown = get(conversationAtom);
  if (shown?.id === id && shown.what !== 'failed') return shown.what.draft?.version ?? 0;
  return savedVersions.get(id) ?? 0;
});

/** The request whose answer is shown: one to an earlier request is dropped. */
let asked = 0;

/**
 * Fetches the conversation of a record. What is shown of it stays if that fails.
 * @param language that of its sender, whose texts are loaded too
 */
export const fetchConversationAtom = atom(
  null,
  async (get, set, id: string, language?: Language) => {
    asked += 1;
    const mine = asked;
    const hasTexts = language
      ? loadTexts(language).then(
          () => true,
          () => false,
        )
      : true;
    const outcome = await authenticatedCall(get, set, readReplies, { parameters: { id } });
    const isWhole = outcome.ok && (await hasTexts);
    if (mine !== asked) return;
    if (outcome.ok && isWhole) set(conversationAtom, { id, what: outcome.data });
    else if (get(conversationAtom)?.id !== id) set(conversationAtom, { id, what: 'failed' });
  },
);

/** Shows a conversation that a change brought; an answer that is still on its way is older. */
export const showConversationAtom = atom(null, (get, set, id: string, what: Conversation) => {
  asked += 1;
  savedVersions.set(id, what.draft?.version ?? 0);
  if (get(conversationAtom)?.id === id) set(conversationAtom, { id, what });
});

type Kept = { readonly text: string; readonly version: number };

/** Saves the draft of a record's reply, with the version that it is based on, 0 for none. */
export const saveDraftAtom = atom(
  null,
  async (get, set, id: string, { text, version }: Kept): Promise<Outcome<NotedRecord>> => {
    const body = { ...draftWords(text), version };
    const outcome = await authenticatedCall(get, set, saveDraft, { parameters: { id }, body });
    if (!outcome.ok) {
      // Another window has changed it: what it wrote is shown beside.
      if (outcome.status === 409) await set(fetchConversationAtom, id);
      return outcome;
    }
    const { draft } = outcome.data;
    savedVersions.set(id, draft?.version ?? 0);
    const shown = get(conversationAtom);
    if (shown?.id === id && shown.what !== 'failed') {
      set(showConversationAtom, id, { ...shown.what, draft });
    }
    return {
      ok: true,
      data: { id, version: draft?.version ?? 0, note: draft && draftText(draft) },
    };
  },
);
