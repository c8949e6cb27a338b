import { useEffect } from 'react';
import { create } from 'zustand';
import type { PageId } from '#contract/content/site-map.ts';
import { scrollBehavior } from './motion.ts';

/** The delays before the scroll to a chosen section, in milliseconds. */
export type ScrollDelay = {
  /** If the page was just rendered. */
  readonly onArrival: number;
  /** If the page was shown already. */
  readonly inPlace: number;
};

/** Specification, section 9. */
export const submenuScroll: ScrollDelay = { onArrival: 100, inPlace: 100 };
export const footerScroll: ScrollDelay = { onArrival: 150, inPlace: 0 };

type Choice = {
  /** The last choice. Undefined if a page was chosen as a whole. */
  readonly chosen?: { readonly page: PageId; readonly section: string } | undefined;
  /** The delay before the scroll; undefined once it has begun. */
  readonly delayMs?: number | undefined;
};

export const useChosenSection = create<Choice>(() => ({}));

export function chooseSection(chosen: Choice['chosen'], delayMs?: number): void {
  useChosenSection.setState({ chosen, delayMs });
}

/** This section is shorter than most screens: aligned to its end, the section before it is visible too. */
const alignedToEnd = 'mission-vision';

/**
 * Once `page` is rendered, scrolls to the section chosen for it and focuses that section.
 * @param page undefined where no section can be chosen
 */
export function useScrollToChosen(page: PageId | undefined): void {
  const { chosen, delayMs } = useChosenSection();
  useEffect(() => {
    if (!chosen || chosen.page !== page || delayMs === undefined) return;
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
