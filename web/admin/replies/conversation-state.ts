import { atom, type Getter } from 'jotai';
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

/** The conversation of a record, if it is shown. */
export function shownOf(get: Getter, id: string): Conversation | undefined {
  const shown = get(conversationAtom);
  return shown?.id === id && shown.what !== 'failed' ? shown.what : undefined;
}

/** The draft of a record as it is saved, if the record is open; null without one. */
export const savedDraftAtom = atom(
  (get) =>
    (id: string): Draft | null =>
      shownOf(get, id)?.draft ?? null,
);

/** The versions of the drafts that were saved here, 0 for none: their record may be closed by now. */
const savedVersions = new Map<string, number>();

/** The version of a record's draft as it is saved; 0 without one. */
export const draftVersionAtom = atom((get) => (id: string): number => {
  const shown = shownOf(get, id);
  return (shown ? shown.draft?.version : savedVersions.get(id)) ?? 0;
});

/** The request whose answer is shown: one to an earlier request is dropped. */
let asked: { readonly id: string } | undefined;

/**
 * Fetches the conversation of a record. What is shown of it stays if that fails.
 * @param language that of its sender, whose texts are loaded too
 */
export const fetchConversationAtom = atom(
  null,
  async (get, set, id: string, language?: Language) => {
    const mine = { id };
    asked = mine;
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

/** Shows a conversation that a change brought; an answer of its record that is still on its way is older. */
export const showConversationAtom = atom(null, (get, set, id: string, what: Conversation) => {
  savedVersions.set(id, what.draft?.version ?? 0);
  if (asked?.id === id) asked = { id };
  // Another record was opened meanwhile: its conversation is awaited.
  else if (get(conversationAtom)?.id !== id) return;
  set(conversationAtom, { id, what });
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
    const shown = shownOf(get, id);
    if (shown) set(showConversationAtom, id, { ...shown, draft });
    return {
      ok: true,
      data: { id, version: draft?.version ?? 0, note: draft && draftText(draft) },
    };
  },
);
