import { useEffect } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PageId } from '#contract/content/site-map.ts';
import { lazy, soon } from '../../ui/lazy.tsx';

const FloatingArea = lazy(() => import('./floating-area.tsx'));

/**
 * The consent banner, then the contact button, on every page. Loaded after hydration; after a failure the next page
 * retries.
 */
export function Floating({ page, chrome }: { page: PageId; chrome: Chrome }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page retries
  useEffect(() => {
    soon(FloatingArea.fetch);
  }, [page]);
  return <FloatingArea chrome={chrome} />;
}
