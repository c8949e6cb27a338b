import type { ReactNode } from 'react';
import type { Fetched } from '../api-client/fetched-state.ts';
import { Failed } from './failed.tsx';

type WhenFetchedProps<T> = {
  readonly what: Fetched<T>;
  /** Shown while it loads. */
  readonly loading: string;
  /** Shown when it could not be fetched. */
  readonly failed: string;
  onRetry(): void;
  readonly children: (data: T) => ReactNode;
};

/** Renders fetched data, or that it is loading, or that it failed, with a button to try again. */
export function WhenFetched<T>({ what, loading, failed, onRetry, children }: WhenFetchedProps<T>) {
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
