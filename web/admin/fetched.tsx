import type { ReactNode } from 'react';
import type { Outcome } from '../api-client/call-api.ts';
import { quietButton } from './buttons.ts';
import { useTexts } from './language.ts';

/** Data requested from the API: loading, failed, or here. */
export type Fetched<T> = 'loading' | 'failed' | { readonly data: T };

/** The state after a call. */
export function fetchedFrom<T>(outcome: Outcome<T>): Fetched<T> {
  return outcome.ok ? { data: outcome.data } : 'failed';
}

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
  const { retry } = useTexts();
  if (what === 'loading') {
    return (
      <p role="status" className="py-6 text-muted">
        {loading}
      </p>
    );
  }
  if (what === 'failed') {
    return (
      <div role="alert" className="py-6">
        <p>{failed}</p>
        <button type="button" onClick={onRetry} className={`${quietButton} mt-4`}>
          {retry}
        </button>
      </div>
    );
  }
  return children(what.data);
}
