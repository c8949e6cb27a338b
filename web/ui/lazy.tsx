import { type ComponentType, type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { loadModule } from '../loading/load-module.ts';

type LazyProps = {
  /** Shown while the code is loading. */
  readonly placeholder?: ReactNode;
  /** Shown when the code failed to load. */
  readonly failure?: ReactNode;
};

/** A component whose code is loaded lazily. `fetch` loads it in advance, or again after a failure. */
export type Lazy<P> = ComponentType<P & LazyProps> & { fetch(): void };

/** Runs an effect in a task of its own: many effects in one task would block a slow phone at hydration. */
export function soon(effect: () => void): void {
  setTimeout(effect);
}

/**
 * A component from a module's default export, loaded when it is first rendered. The server never renders it.
 * @param media a media query: only matching screens load it
 */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  media = '',
): Lazy<P> {
  const useArrived = create<{ readonly Part?: ComponentType<P>; readonly failed: boolean }>(() => ({
    failed: false,
  }));
  let coming = false;
  function fetch(): void {
    if (coming || useArrived.getState().Part || !matchMedia(media).matches) return;
    coming = true;
    // Hides an earlier failure while a new attempt is running.
    useArrived.setState({ failed: false });
    loadModule(load).then(
      ({ default: Part }) => useArrived.setState({ Part }),
      () => {
        coming = false;
        useArrived.setState({ failed: true });
      },
    );
  }
  function LazyPart({ placeholder, failure, ...props }: P & LazyProps) {
    const { Part, failed } = useArrived();
    useEffect(() => soon(fetch), []);
    if (Part) return <Part {...(props as unknown as P)} />;
    return failed ? failure : placeholder;
  }
  return Object.assign(LazyPart, { fetch });
}
