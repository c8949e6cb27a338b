import { atom } from 'jotai';
import {
  changeMessage,
  type Message,
  readMessage,
  type SentMessageChange,
} from '#contract/admin/messages.ts';
import type { Outcome } from '../../call-api.ts';
import { ask } from '../call.ts';
import { refreshCountsAtom } from '../counts.ts';
import { inTurn } from '../in-turn.ts';
import { messageList } from './list.ts';

/** The message that is open, or why it is not here. */
export type OpenMessage = {
  readonly id: string;
  readonly message: Message | 'loading' | 'gone' | 'failed';
};

export const openMessageAtom = atom<OpenMessage | null>(null);

/** Opens a message: from the list at once where it is there, else from the API. A new one is read by that. */
export const openAtom = atom(null, async (get, set, id: string | undefined) => {
  if (id === undefined) {
    set(openMessageAtom, null);
    return;
  }
  const listed = get(messageList.listAtom).items.find((message) => message.id === id);
  set(openMessageAtom, { id, message: listed ?? 'loading' });
  await set(fetchOpenAtom);
  const open = get(openMessageAtom);
  if (open?.id !== id || typeof open.message === 'string' || open.message.status !== 'new') return;
  await set(changeAtom, open.message, { status: 'read' });
});

/** Fetches the open message anew. Where that fails, what is shown of it stays. */
export const fetchOpenAtom = atom(null, async (get, set) => {
  const open = get(openMessageAtom);
  if (!open) return;
  const { id } = open;
  const outcome = await ask(get, set, readMessage, { parameters: { id } });
  if (get(openMessageAtom)?.id !== id) return;
  if (outcome.ok) {
    set(openMessageAtom, { id, message: outcome.data });
    set(messageList.putAtom, [outcome.data]);
  } else if (outcome.status === 404) set(openMessageAtom, { id, message: 'gone' });
  else if (typeof open.message === 'string') set(openMessageAtom, { id, message: 'failed' });
});

/** Changes one message, made to the version that is shown: who was later than another is told so. */
export const changeAtom = atom(
  null,
  async (
    get,
    set,
    message: Message,
    change: Omit<SentMessageChange, 'version'>,
  ): Promise<Outcome<Message>> => {
    const { id } = message;
    const outcome = await inTurn(id, () => {
      const open = get(openMessageAtom);
      const isShown = open?.id === id && typeof open.message === 'object';
      const { version } = isShown ? open.message : message;
      return ask(get, set, changeMessage, { parameters: { id }, body: { ...change, version } });
    });
    if (outcome.ok) {
      set(messageList.putAtom, [outcome.data]);
      if (get(openMessageAtom)?.id === id) set(openMessageAtom, { id, message: outcome.data });
      set(refreshCountsAtom);
    } else if (outcome.status === 409 || outcome.status === 404) await set(fetchOpenAtom);
    return outcome;
  },
);
