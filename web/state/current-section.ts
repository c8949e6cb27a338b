import { useEffect, useState } from 'react';
import { type PageId, type SectionId, sectionsOf } from '#contract/content/site-map.ts';
import { afterPaint } from '../loading/after-paint.ts';
import { useChrome } from '../loading/content-cache.ts';
import { useChosenSection } from './chosen-section.ts';

/** A section that fills less of the window is not current. */
const muchOfWindow = 0.25;

/**
 * The current section of `page`, looked up whenever `asked` becomes true: the one chosen last while it is visible, else
 * the one that fills most of the window. Undefined if none fills more than a quarter.
 */
export function useCurrentSection(page: PageId, asked: boolean): SectionId | undefined {
  const { identity } = useChrome();
  const [current, setCurrent] = useState<SectionId>();
  const chosen = useChosenSection((store) => store.chosen);
  useEffect(() => {
    if (!asked) return;
    // The lookup forces a layout, so the menu is painted first.
    afterPaint(() => {
      const seen = sectionsOf(page, identity)
        .map((section) => ({ section, height: seenHeight(section) }))
        .filter(({ height }) => height > innerHeight * muchOfWindow)
        .sort((a, b) => b.height - a.height);
      const again = seen.find(({ section }) => chosen?.page === page && section === chosen.section);
      setCurrent((again ?? seen[0])?.section);
    });
  }, [page, asked, identity, chosen]);
  return current;
}

/** The visible height of an element, in pixels. */
function seenHeight(id: string): number {
  const { top = 0, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}
