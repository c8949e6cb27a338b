import { atom } from 'jotai';
import { listMessages, type Message, readMessage } from '#contract/admin/messages.ts';
import { callApi, type Outcome } from '../call-api.ts';
import { languageAtom } from './language.ts';
import { sessionAtom } from './session.ts';

type MessageList = {
  readonly items: readonly Message[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly state: 'loading' | 'ready' | 'failed';
};

/** The messages fetched so far, newest first. */
export const messageListAtom = atom<MessageList>({
  items: [],
  nextCursor: null,
  total: 0,
  state: 'loading',
});

/** Fetches the first page anew, or the one after what is here. */
export const fetchMessagesAtom = atom(null, async (get, set, which: 'first' | 'next') => {
  const before = get(messageListAtom);
  set(messageListAtom, { ...before, state: 'loading' });
  const cursor = which === 'next' ? before.nextCursor : null;
  const outcome = await callApi(listMessages, {
    language: get(languageAtom),
    bearer: get(sessionAtom)?.token,
    query: cursor ? { cursor } : {},
  });
  if (!outcome.ok) {
    set(signedOutAtom, outcome);
    set(messageListAtom, { ...before, state: 'failed' });
    return;
  }
  const { items, nextCursor, total } = outcome.data;
  const earlier = which === 'next' ? before.items : [];
  set(messageListAtom, { items: [...earlier, ...items], nextCursor, total, state: 'ready' });
});

/** What asking for one message brings: itself, or why it is not here. */
export type FoundMessage = Message | 'gone' | 'failed';

/** One message by its id: from the list when it is there, else from the API. */
export const fetchMessageAtom = atom(null, async (get, set, id: string): Promise<FoundMessage> => {
  const listed = get(messageListAtom).items.find((message) => message.id === id);
  if (listed) return listed;
  const outcome = await callApi(readMessage, {
    language: get(languageAtom),
    bearer: get(sessionAtom)?.token,
    parameters: { id },
  });
  if (outcome.ok) return outcome.data;
  set(signedOutAtom, outcome);
  return outcome.status === 404 ? 'gone' : 'failed';
});

/** A session that the API no longer knows is given up, so that the guard asks for the password. */
const signedOutAtom = atom(null, (_get, set, outcome: Outcome<unknown>) => {
  if (!outcome.ok && outcome.status === 401) set(sessionAtom, null);
});
