import type { ReactNode } from 'react';
import type { Fetched } from '../api-client/fetched-state.ts';
import { useTexts } from '../language.ts';
import { quietButton } from './buttons.ts';

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
