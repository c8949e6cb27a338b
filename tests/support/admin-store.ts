import { createStore } from 'jotai';
import { addQueryClient } from '#web/admin/api-client/queries.ts';

/** The state of the admin, with a cache of its own for the API's responses, as behind the login. */
export function createAdminStore(): ReturnType<typeof createStore> {
  const store = createStore();
  addQueryClient(store);
  return store;
}
