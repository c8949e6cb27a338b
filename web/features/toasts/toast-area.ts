import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

export type ToastListProps = { readonly dismiss: string };

/** What a screen reader is told, and by which Toaster. */
export type News = {
  readonly place: string;
  readonly polite: ReactNode;
  readonly assertive: ReactNode;
};

type ToastArea = {
  /** What draws the toasts: it comes with whatever first has something to say, so that no page carries it. */
  readonly List?: ComponentType<ToastListProps>;
  /** The mounted Toasters. The last one shows the list: an earlier one may lie under its dialog. */
  readonly places: readonly string[];
  readonly news?: News | undefined;
};

export const useToastArea = create<ToastArea>(() => ({ places: [] }));

/**
 * Counts a Toaster as the last one mounted, until what this returns is called. News that was told is not
 * kept: it would be read out once more where its region comes back from under a dialog.
 */
export function joinPlaces(place: string): () => void {
  useToastArea.setState(({ places }) => ({ places: [...places, place], news: undefined }));
  return () =>
    useToastArea.setState(({ places }) => ({
      places: places.filter((other) => other !== place),
      news: undefined,
    }));
}
