import {
  QueryClient,
  type QueryFilters,
  type QueryMeta,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { type Atom, atom, type createStore, type Getter } from 'jotai';
import type { Call } from '#contract/call.ts';
import { type Outcome, type ResponseBody, tooManyText } from '../../api-client/call-api.ts';
import { clientAtom, queryClientAtom } from '../session/query-client.ts';
import { authenticatedCall, type CallOptions } from './call.ts';

/** A record that was changed or erased elsewhere; without an id any may have been. */
export type RecordChange = { readonly id?: string | undefined; readonly isErased: boolean };

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ReadError;
    queryMeta: {
      readonly call: Call;
      readonly options: CallOptions;
      readonly isOutdatedBy: (change: RecordChange) => boolean;
    };
  }
}

/** A failed read. Its message is in the API's words; empty if these do not help. */
export class ReadError extends Error {
  readonly outcome: Extract<Outcome<unknown>, { ok: false }>;

  constructor(outcome: ReadError['outcome']) {
    super(tooManyText(outcome));
    this.outcome = outcome;
  }
}

/** Gives a store its own answers of the API: the login's has none, and goes on as that of the admin. */
export function addQueryClient(store: ReturnType<typeof createStore>): void {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        async queryFn({ meta, signal, ...paging }) {
          if (!meta) throw new Error('Not a query of queryOf');
          const { call, options } = meta;
          const cursor = 'pageParam' in paging ? paging.pageParam : undefined;
          const query = { ...options.query, ...(typeof cursor === 'string' && { cursor }) };
          const outcome = await authenticatedCall(store.get, store.set, call, {
            ...{ ...options, query, signal },
          });
          if (!outcome.ok) throw new ReadError(outcome);
          return outcome.data;
        },
        // A failure is shown at once, with a button to try again.
        retry: false,
        // Only a call shows whether the service is reachable.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  store.set(clientAtom, client);
}

type Keyed = { readonly queryKey: readonly unknown[] };

/** A read of the API, for `useQuery`, an atom or the query client. */
export type Read<T> = QueryObserverOptions<T> & Keyed;

/** The read that a call makes. */
export type CallRead<T> = Read<T> & { readonly meta: QueryMeta };

/** The read that a call makes; `isOutdatedBy` says whether it is made again after a change of a record. */
export function queryOf<C extends Call>(
  call: C,
  options: CallOptions = {},
  isOutdatedBy: (change: RecordChange) => boolean = () => false,
): CallRead<ResponseBody<C>> {
  return { queryKey: [call.path, options], meta: { call, options, isOutdatedBy } };
}

/** A read whose data are elsewhere, such as in atoms. @param load resolves with whether all of them are there */
export function loadOf(queryKey: readonly unknown[], load: () => Promise<boolean>): Read<boolean> {
  return {
    queryKey,
    async queryFn() {
      if (!(await load())) throw new Error();
      return true;
    },
  };
}

/** In ms: little traffic, and often enough for a page that is left open. */
export const calmMs = 30_000;

/** A read that is repeated while it is shown and the page is visible, and when the page becomes visible again. */
export function polled<T>(
  read: Read<T>,
  everyMs: number | ((data: T | undefined) => number) = calmMs,
): Read<T> {
  return {
    ...read,
    refetchInterval: ({ state }) => (typeof everyMs === 'number' ? everyMs : everyMs(state.data)),
    refetchOnWindowFocus: 'always',
  };
}

/** The data of a read; undefined before its first response. The read is made while a component uses the atom. */
export function dataAtom<T>(read: Read<T>): Atom<T | undefined> {
  const resultAtom = atom((get) => {
    const observer = new QueryObserver(get(queryClientAtom), read);
    const dataAtom = atom(observer.getCurrentResult().data);
    dataAtom.onMount = (set) => {
      const stop = observer.subscribe(({ data }) => set(() => data));
      set(() => observer.getCurrentResult().data);
      return stop;
    };
    return dataAtom;
  });
  return atom((get) => get(get(resultAtom)));
}

/** Reads data even if it is known. Resolves with the newest data; undefined without any. */
export async function readNow<T>(
  get: Getter,
  { queryKey, meta }: CallRead<T>,
): Promise<T | undefined> {
  const client = get(queryClientAtom);
  // A failure leaves the known data unchanged.
  await client.query({ queryKey, meta }).catch(() => undefined);
  return client.getQueryData<T>(queryKey);
}

/** The known data of a read, without a request. */
export function knownOf<T>(get: Getter, { queryKey }: Read<T>): T | undefined {
  return get(queryClientAtom).getQueryData<T>(queryKey);
}

/** Repeats a read if it is shown; otherwise at its next use. The shown data stays if it fails. */
export const refreshAtom = atom(null, async (get, _set, { queryKey }: Keyed) => {
  await repeatReads(get(queryClientAtom), { queryKey, exact: true });
});

/**
 * Repeats reads that are shown, after a change. The client would join a first read that is under way, whose response may
 * be older than the change: such a read is repeated when it has ended.
 */
export async function repeatReads(client: QueryClient, which: QueryFilters = {}): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ ...which, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const again = first.map(({ promise, queryKey }) =>
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      // The failure is shown.
      () => undefined,
    ),
  );
  await Promise.all([client.invalidateQueries(which), ...again]);
}

/** Drops the data of a read, and repeats it if it is shown: a failure is then shown. */
export const readAnewAtom = atom(null, async (get, _set, { queryKey }: Keyed) => {
  await get(queryClientAtom).resetQueries({ queryKey, exact: true });
});

/** Shows the response of a change. A read that is still under way is older, and is dropped. */
export async function showResponse<T>(get: Getter, { queryKey }: Read<T>, data: T): Promise<void> {
  const client = get(queryClientAtom);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}
