import { atom } from 'jotai';
import type { Call } from '#contract/call.ts';
import type { Answer, Outcome } from '../../api-client/call-api.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { authenticatedCall, type CallOptions } from './call.ts';
import { tooManyText } from './too-many-text.ts';

/** Data requested from the API: loading, failed, or here. */
export type Fetched<T> = 'loading' | 'failed' | { readonly data: T };

/** The state after a call. */
export function fetchedFrom<T>(outcome: Outcome<T>): Fetched<T> {
  return outcome.ok ? { data: outcome.data } : 'failed';
}

/** The data, if it is here. */
export function dataOf<T>(fetched: Fetched<T>): T | undefined {
  return typeof fetched === 'object' ? fetched.data : undefined;
}

/** What a call answers. With TanStack Query the same takes more lines here, and 10 KB. */
export function createFetched<C extends Call>(call: C) {
  const askedAtom = clearedOnLock<{
    readonly options: CallOptions;
    readonly what: Fetched<Answer<C>>;
    readonly failure?: string;
  }>({ options: {}, what: 'loading' });
  const fetchedAtom = atom((get) => get(askedAtom).what);
  /** Why it failed, in the API's words; undefined or empty if they are of no use. */
  const failureAtom = atom((get) => get(askedAtom).failure);

  /**
   * Makes the call; the previous answer stays meanwhile. A response to an outdated request is dropped.
   * @param isRefresh whether what is shown stays until there is an answer, and also when the call fails
   */
  const fetchAtom = atom(
    null,
    async (get, set, options: CallOptions = {}, isRefresh: boolean = false) => {
      const before = get(fetchedAtom);
      const isRetry = before === 'failed' && !isRefresh;
      set(askedAtom, { options, what: isRetry ? 'loading' : before });
      const outcome = await authenticatedCall(get, set, call, options);
      const isKept = isRefresh && !outcome.ok && typeof before === 'object';
      if (isKept || get(askedAtom).options !== options) return;
      set(askedAtom, { options, what: fetchedFrom(outcome), failure: tooManyText(outcome) });
    },
  );

  /** Shows an answer that another call brought. A response that is still on its way is dropped. */
  const showAtom = atom(null, (_get, set, data: Answer<C>) =>
    set(askedAtom, { options: {}, what: { data } }),
  );

  return { fetchedAtom, failureAtom, fetchAtom, showAtom };
}
