import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type Read, readAnewAtom } from '../api-client/queries.ts';
import { Failed } from './failed.tsx';

/**
 * Makes a read while the component is shown.
 * @returns its newest answer, if any; otherwise whether it has failed, why in the API's words, and how to try again
 */
export function useRead<T>(read: Read<T>) {
  const { data, error, isPending, isFetchedAfterMount } = useQuery(read);
  const readAnew = useSetAtom(readAnewAtom);
  return {
    data,
    // A failed read that is repeated automatically still counts as failed.
    hasFailed: data === undefined && (error !== null || (isPending && isFetchedAfterMount)),
    failure: error?.message,
    retry: () => void readAnew(read),
  };
}

type WhenFetchedProps<T> = {
  readonly of: Read<T>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
};

/** Makes a read and renders its answer, or that it is loading, or that it failed, with a button to try again. */
export function WhenFetched<T>({ of, loading, failed, children }: WhenFetchedProps<T>) {
  const { data, hasFailed, failure, retry } = useRead(of);
  if (hasFailed) return <Failed text={failure || failed} className="py-6" onRetry={retry} />;
  if (data === undefined) {
    return (
      <p role="status" className="py-6 text-muted">
        {loading}
      </p>
    );
  }
  return children(data);
}
