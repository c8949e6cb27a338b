import type { ReactNode } from 'react';
import type { Outcome } from '../api-client/call-api.ts';
import { quietButton } from './buttons.ts';
import { useTexts } from './language.ts';

/** Something that the API was asked for: on its way, not to be had, or here. */
export type Fetched<T> = 'loading' | 'failed' | { readonly data: T };

/** What came of asking for it. */
export function fetchedFrom<T>(outcome: Outcome<T>): Fetched<T> {
  return outcome.ok ? { data: outcome.data } : 'failed';
}

type WhenFetchedProps<T> = {
  readonly what: Fetched<T>;
  /** Said while it is on its way. */
  readonly loading: string;
  /** Said when it did not come. */
  readonly failed: string;
  onRetry(): void;
  readonly children: (data: T) => ReactNode;
};

/** Draws what was fetched, or says that it is coming or why it is not there, with one press to try again. */
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
