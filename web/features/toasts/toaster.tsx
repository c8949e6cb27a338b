import { type ComponentType, useEffect, useId } from 'react';
import { create } from 'zustand';
import type { Chrome } from '#contract/content/chrome-schema.ts';

export type ToastListProps = {
  readonly dismiss: string;
  /** Takes space in the page's flow, below its content, instead of lying over it. */
  readonly isDocked: boolean;
};

type ToastArea = {
  /** Loaded with the first toast, so that no page includes it. */
  readonly List?: ComponentType<ToastListProps>;
  /** The mounted Toasters. The last one shows the list: an earlier one may lie under its dialog. */
  readonly places: readonly string[];
};

export const useToastArea = create<ToastArea>(() => ({ places: [] }));

type ToasterProps = {
  readonly texts: Chrome['toast'];
  /** Whether toasts take space in the page's flow, so that they never cover a control. */
  readonly isDocked?: boolean;
};

/**
 * The live region for toasts, at the top centre unless it is docked. Always mounted, because a live region must exist
 * before its text. New toasts are announced; moving them is not. Content outside a modal dialog is inert, so each open
 * dialog has a Toaster of its own.
 */
export function Toaster({ texts, isDocked = false }: ToasterProps) {
  const place = useId();
  const { List, places } = useToastArea();
  useEffect(() => {
    useToastArea.setState((area) => ({ places: [...area.places, place] }));
    return () =>
      useToastArea.setState((area) => ({ places: area.places.filter((id) => id !== place) }));
  }, [place]);
  return (
    <section
      aria-label={texts.region}
      aria-live="polite"
      tabIndex={-1}
      className={isDocked ? 'no-print' : 'no-print fixed inset-x-0 top-4 z-50'}
    >
      {List && places.at(-1) === place && <List dismiss={texts.dismiss} isDocked={isDocked} />}
    </section>
  );
}
