import { type ComponentType, type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { loadModule } from '../loading/load-module.ts';

type LazyProps = {
  /** Shown until the code is here. */
  readonly placeholder?: ReactNode;
  /** Shown when it did not arrive. */
  readonly failure?: ReactNode;
};

/** A component whose code comes later; `fetch` asks for it ahead, or once more. */
export type Lazy<P> = ComponentType<P & LazyProps> & { fetch(): void };

/** An effect in a task of its own: many in one, when a page comes alive, would hold up a slow phone. */
export function soon(effect: () => void): void {
  setTimeout(effect);
}

/**
 * Makes a component of a module's default export, fetched when it is first drawn. Never drawn by the server.
 * @param media on which screens alone it is fetched, as a media query
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
    // What failed before is not said of an attempt that is under way.
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
