import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import type { Fetched } from '../api-client/fetched-state.ts';
import { useWhenLineIsBack } from '../api-client/line.ts';
import { Failed } from './failed.tsx';

type WhenFetchedProps<T> = {
  readonly what: Fetched<T>;
  readonly loading: string;
  readonly failed: string;
  onRetry(): void;
  readonly children: (data: T) => ReactNode;
};

/** Renders fetched data, or that it is loading, or that it failed, with a button to try again. */
export function WhenFetched<T>({ what, loading, failed, onRetry, children }: WhenFetchedProps<T>) {
  useWhenLineIsBack(() => {
    if (what === 'failed') onRetry();
  });
  if (what === 'loading') {
    return (
      <p role="status" className="py-6 text-muted">
        {loading}
      </p>
    );
  }
  if (what === 'failed') return <Failed text={failed} className="py-6" onRetry={onRetry} />;
  return children(what.data);
}

/** What `createFetched` makes for a call that takes no options. */
type OfCall<T> = {
  readonly fetchedAtom: Atom<Fetched<T>>;
  readonly failureAtom: Atom<string | undefined>;
  readonly fetchAtom: WritableAtom<unknown, [options?: object, isRefresh?: boolean], unknown>;
};

type WhenAnsweredProps<T> = Omit<WhenFetchedProps<T>, 'what' | 'onRetry'> & {
  readonly of: OfCall<T>;
};

/** The same for a call that takes no options. */
export function WhenAnswered<T>({ of, failed, ...rest }: WhenAnsweredProps<T>) {
  const fetchNow = useSetAtom(of.fetchAtom);
  const failure = useAtomValue(of.failureAtom);
  return (
    <WhenFetched
      {...rest}
      what={useAtomValue(of.fetchedAtom)}
      failed={failure || failed}
      onRetry={() => fetchNow()}
    />
  );
}

/**
 * Makes a call that takes no options when the component appears.
 * @param isRefresh as `fetchAtom` takes it
 * @param isOn whether it is made; again each time that this becomes true
 */
export function useFetch(
  { fetchAtom }: Pick<OfCall<unknown>, 'fetchAtom'>,
  isRefresh: boolean,
  isOn: boolean = true,
): void {
  const fetchNow = useSetAtom(fetchAtom);
  useEffect(() => {
    if (isOn) fetchNow({}, isRefresh);
  }, [fetchNow, isRefresh, isOn]);
}
