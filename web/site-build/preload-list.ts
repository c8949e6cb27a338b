import type { Manifest } from 'vite';
import { hrefFor, type PageId, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { earlyMenu } from '../document/early-menu.ts';
import { belowDesktop } from '../features/menus/desktop.ts';
import { contentPath, menuPath } from '../loading/content-path.ts';
import { filesReached, isStyles } from './manifest.ts';

type Files = readonly string[];

/**
 * The script that bootstrap.ts loads beside the entry. It preloads the code, styles and texts of the page, which the
 * entry would request only once it runs, and opens the menu early.
 * @param entry the entry's source in the manifest: the files that it loads itself are left out
 */
export function preloadScript(manifest: Manifest, entry: string): string {
  const withEntry = filesReached(manifest, entry);
  const filesOf = (source: string) =>
    [...filesReached(manifest, source)]
      .filter((file) => !withEntry.has(file))
      .map((file) => `/${file}`);
  const byPath = languages.flatMap((language) =>
    pageIds.map((page) => {
      const texts = [contentPath(language, 'chrome'), contentPath(language, page)];
      return [hrefFor(page, language), [...texts, ...filesOf(sourceOf(manifest, page))]] as const;
    }),
  );
  const menu = filesOf('web/features/menus/site-menu.tsx');
  const menus = languages.flatMap((language) =>
    pageIds.map((page) => [hrefFor(page, language), menuPath(language, page)] as const),
  );
  return [
    // First, because a visitor may be waiting for it. Its style sheets in the order of the cascade.
    called(earlyMenu, Object.fromEntries(menus), menu.filter(isStyles).reverse()),
    called(preload, Object.fromEntries(byPath), menu, belowDesktop),
  ].join(';');
}

function called<Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string {
  return `(${run.toString()})(${given.map((each) => JSON.stringify(each)).join()})`;
}

/** Runs in the browser as its source text, so it must use nothing from outside itself. */
function preload(byPath: Record<string, Files>, menu: Files, belowDesktop: string): void {
  const files = byPath[location.pathname] ?? [];
  for (const href of matchMedia(belowDesktop).matches ? [...files, ...menu] : files) {
    const link = document.createElement('link');
    // As in import-whole.ts, or it is fetched twice.
    const as = href.endsWith('.css') ? { as: 'style' } : { as: 'fetch', crossOrigin: '' };
    Object.assign(link, { rel: 'preload', href, ...as });
    document.head.append(link);
  }
}

/** The legal pages share one component (pages/index.ts). */
function sourceOf(manifest: Manifest, page: PageId): string {
  const source = `web/pages/${page}.tsx`;
  return source in manifest ? source : 'web/pages/legal-page.tsx';
}
