import type { ComponentType } from 'react';
import { create } from 'zustand';

export type ToastListProps = { readonly dismiss: string };

type ToastArea = {
  /** What draws the toasts: it comes with whatever first has something to say, so that no page carries it. */
  readonly List?: ComponentType<ToastListProps>;
  /** The mounted Toasters. The last one shows the list: an earlier one may lie under its dialog. */
  readonly places: readonly string[];
};

export const useToastArea = create<ToastArea>(() => ({ places: [] }));

/** Counts a Toaster as the last one mounted, until what this returns is called. */
export function joinPlaces(place: string): () => void {
  const change = (added: readonly string[]) =>
    useToastArea.setState(({ places }) => ({
      places: [...places.filter((other) => other !== place), ...added],
    }));
  change([place]);
  return () => change([]);
}
