import { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';

/** Set by `addQueryClient`. */
export const clientAtom = atom<QueryClient>();

/** What the API has answered in this session. */
export const queryClientAtom = atom((get) => {
  const client = get(clientAtom);
  if (!client) throw new Error('The store has no query client');
  return client;
});

/** Drops all answers, and ends the reads that are under way. Atoms that show answers follow the new client. */
export const dropAnswersAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom);
  client.clear();
  set(clientAtom, new QueryClient({ defaultOptions: client.getDefaultOptions() }));
});
