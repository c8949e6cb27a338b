import { type ComponentType, type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { loadModule } from '../loading/load-module.ts';

type LazyProps = {
  /** Shown while the code is loading. */
  readonly placeholder?: ReactNode;
  /** Shown when the code failed to load. */
  readonly failure?: ReactNode;
};

/** A component whose code is loaded lazily. */
type Lazy<P> = ComponentType<P & LazyProps> & {
  /** Loads it in advance. */
  fetch(): void;
  /** Loads it after a failure. A reload loads imports that cannot be requested again; drafts of forms survive it. */
  retry(): void;
};

/** A component from a module's default export, loaded when it is first rendered. The server never renders it. */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Lazy<P> {
  const useArrived = create<{ readonly Part?: ComponentType<P>; readonly failed: boolean }>(() => ({
    failed: false,
  }));
  let coming = false;
  async function fetch(): Promise<void> {
    if (coming || useArrived.getState().Part) return;
    coming = true;
    // Hides an earlier failure while a new attempt is running.
    useArrived.setState({ failed: false });
    try {
      const { default: Part } = await loadModule(load);
      useArrived.setState({ Part });
    } catch {
      coming = false;
      useArrived.setState({ failed: true });
    }
  }
  async function retry(): Promise<void> {
    await fetch();
    if (useArrived.getState().failed) location.reload();
  }
  function LazyPart({ placeholder, failure, ...props }: P & LazyProps) {
    const { Part, failed } = useArrived();
    useEffect(() => {
      // In a task of its own: many effects in one task would block a slow phone at hydration.
      setTimeout(fetch);
    }, []);
    if (Part) return <Part {...(props as unknown as P)} />;
    return failed ? failure : placeholder;
  }
  return Object.assign(LazyPart, { fetch, retry });
}
