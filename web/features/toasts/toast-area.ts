import type { ComponentType } from 'react';
import { create } from 'zustand';

export type ToastListProps = { readonly dismiss: string };

type ToastArea = {
  /** Renders the toasts. Loaded with the first code that raises one, so that no page includes it. */
  readonly List?: ComponentType<ToastListProps>;
  /** The mounted Toasters. The last one shows the list: an earlier one may lie under its dialog. */
  readonly places: readonly string[];
};

export const useToastArea = create<ToastArea>(() => ({ places: [] }));

/** Registers a Toaster as the last one mounted. Returns the function that removes it. */
export function joinPlaces(place: string): () => void {
  const change = (added: readonly string[]) =>
    useToastArea.setState(({ places }) => ({
      places: [...places.filter((other) => other !== place), ...added],
    }));
  change([place]);
  return () => change([]);
}
