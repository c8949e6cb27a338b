import { useEffect } from 'react';
import { create } from 'zustand';
import type { PageId } from '../site-map.ts';
import { scrollBehavior } from './motion.ts';

/** After how many milliseconds a page scrolls to a chosen section. */
export type ScrollDelay = {
  /** When the page has just been drawn. */
  readonly onArrival: number;
  /** When it was there already. */
  readonly inPlace: number;
};

/** Specification, section 9. */
export const submenuScroll: ScrollDelay = { onArrival: 100, inPlace: 100 };
export const footerScroll: ScrollDelay = { onArrival: 150, inPlace: 0 };

export type ChosenSection = { readonly page: PageId; readonly section: string };

type ChosenSectionStore = {
  /** What the visitor chose last; undefined when a page was chosen as a whole. */
  readonly chosen: ChosenSection | undefined;
  /** How long to wait before the scroll to it, until that has begun. */
  readonly delayMs: number | undefined;
  choose(chosen: ChosenSection | undefined, delayMs?: number): void;
};

export const useChosenSection = create<ChosenSectionStore>()((set) => ({
  chosen: undefined,
  delayMs: undefined,
  choose: (chosen, delayMs) => set({ chosen, delayMs }),
}));

/** Its block is shorter than most screens: seen from its end, the section before it leads in. */
const alignedToEnd = 'mission-vision';

/** Once `page` is drawn: scrolls to the section that was chosen for it, and lets the keyboard go on there. */
export function useScrollToChosen(page: PageId): void {
  const { chosen, delayMs } = useChosenSection();
  useEffect(() => {
    if (chosen?.page !== page || delayMs === undefined) return;
    const timer = setTimeout(() => {
      useChosenSection.setState({ delayMs: undefined });
      const section = document.getElementById(chosen.section);
      if (!section) return;
      const block = chosen.section === alignedToEnd ? 'end' : 'start';
      section.scrollIntoView({ behavior: scrollBehavior(), block });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [page, chosen, delayMs]);
}
