import { type ListedMessage, listMessages, readMessage } from '#contract/admin/messages.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createList } from '../list/list-state.ts';
import { createSelection } from '../list/selection.ts';
import { belongs, isRetained, type Query, toApiQuery } from './query.ts';

/** The messages of the open folder or view. */
export const messageList = createList<Query, ListedMessage>({
  initial: { folder: 'inbox' },
  fetchPage: (get, set, query, paging) =>
    authenticatedCall(get, set, listMessages, {
      query: { ...toApiQuery(query), sort: sortOf(query), ...paging },
    }),
  belongs,
  isRetained,
  fetchOne: (get, set, id) => authenticatedCall(get, set, readMessage, { parameters: { id } }),
});

/** The ticked messages. */
export const messageSelection = createSelection(messageList);
