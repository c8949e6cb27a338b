import { useEffect } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { PageId } from '../../site-map.ts';
import { lazy, soon } from '../../ui/lazy.tsx';
import { fetchDialog } from '../dialogs/dialogs.tsx';

const FloatingArea = lazy(() => import('./floating-area.tsx'));

/**
 * What goes along with every page at the window's foot: the consent banner, then the contact button. Fetched
 * once the page is alive; what did not arrive is asked for again on the next page.
 */
export function Floating({ page, chrome }: { page: PageId; chrome: Chrome }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another try
  useEffect(() => {
    soon(FloatingArea.fetch);
    // On a phone a tap on the menu's button is the likeliest first one.
    soon(() => fetchDialog('menu'));
  }, [page]);
  return <FloatingArea chrome={chrome} />;
}
