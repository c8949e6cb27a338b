import type { ComponentType } from 'react';
import type { PageId, PageRoute } from '#contract/content/site-map.ts';
import { contentPath, type createContentCache } from '../loading/content-cache.ts';
import { loadModule } from '../loading/load-module.ts';
import { PromiseCache } from '../loading/promise-cache.ts';
import type { PageProps } from './page-props.ts';

type PageModule<P extends PageId> = Promise<{ default: ComponentType<PageProps<P>> }>;
type OpeningModule = Promise<{ default: ComponentType<Required<PageProps<'life'>>> }>;

/** The chunk of each page, loaded when the page is first visited. An opening has another one than its page `life`. */
const pageModules: { [P in PageId]: () => PageModule<P> } & { opening: () => OpeningModule } = {
  home: () => import('./home.tsx'),
  about: () => import('./about.tsx'),
  services: () => import('./services.tsx'),
  sustainability: () => import('./sustainability.tsx'),
  certificates: () => import('./certificates.tsx'),
  life: () => import('./life.tsx'),
  contact: () => import('./contact.tsx'),
  privacy: () => import('./legal-page.tsx'),
  cookies: () => import('./legal-page.tsx'),
  legal: () => import('./legal-page.tsx'),
  opening: () => import('./opening.tsx'),
};

export const pageCode = new PromiseCache((name: keyof typeof pageModules) =>
  loadModule(pageModules[name] as () => PageModule<PageId>),
);

/** A page's chunk, the texts around every page, its own, and its opening's: all requested, none waited for. */
export function partsOf(
  { page, language, opening }: PageRoute,
  cache: ReturnType<typeof createContentCache>,
) {
  const names = ['chrome', page, ...(opening ? [`life/${opening}` as const] : [])] as const;
  const texts = names.map((name) => cache.get(contentPath(language, name)));
  return [pageCode.get(opening ? 'opening' : page), ...texts] as const;
}
