import type { Message } from '#contract/admin/message.ts';
import { listMessages } from '#contract/admin/messages.ts';
import { authenticatedCall } from '../call.ts';
import { createList } from '../list-state.ts';
import { createSelection } from '../selection.ts';
import { isEverywhere, liesIn, type Query, toApiQuery } from './query.ts';

/** The messages of the open folder. */
export const messageList = createList<Query, Message>({
  initial: { folder: 'inbox' },
  fetchPage: (get, set, query, paging) =>
    authenticatedCall(get, set, listMessages, { query: { ...toApiQuery(query), ...paging } }),
  belongs: (query, message) => isEverywhere(query) || liesIn(query.folder, message),
});

/** The ticked messages. */
export const messageSelection = createSelection(messageList);
