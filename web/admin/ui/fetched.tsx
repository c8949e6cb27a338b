import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type Read, readAnewAtom } from '../api-client/queries.ts';
import { Failed } from './failed.tsx';

/**
 * Reads data while the component is mounted.
 * @returns the newest data, if any; otherwise whether it failed, the API's reason, and a function that retries
 */
export function useRead<T>(read: Read<T>) {
  const { data, error, isPending, isFetchedAfterMount, dataUpdatedAt } = useQuery(read);
  const readAnew = useSetAtom(readAnewAtom);
  return {
    data,
    // Read here, each answer renders again: unchanged data are older, and words such as "5 minutes ago" follow.
    dataUpdatedAt,
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

/** Reads data and renders it, or a loading state, or a failure with a button that retries. */
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
