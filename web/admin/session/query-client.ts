import { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';

/** Set by `addQueryClient`. */
export const clientAtom = atom<QueryClient>();

/** Cache of the API's responses in this session. */
export const queryClientAtom = atom((get) => {
  const client = get(clientAtom);
  if (!client) throw new Error('The store has no query client');
  return client;
});

/** Drops all responses, and aborts pending reads. Atoms that show responses follow the new client. */
export const dropResponsesAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom);
  client.clear();
  set(clientAtom, new QueryClient({ defaultOptions: client.getDefaultOptions() }));
});
