import { type ComponentType, lazy } from 'react';
import type { PageId } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

type PageModule<P extends PageId> = Promise<{ default: ComponentType<PageProps<P>> }>;

/** The chunk of each page, fetched when the page is first visited. */
export const pageModules: { [P in PageId]: () => PageModule<P> } = {
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
};

/** The pages as components that load themselves. */
export const lazyPages = Object.fromEntries(
  Object.entries(pageModules).map(([page, load]) => [page, lazy(load as () => PageModule<PageId>)]),
) as unknown as Record<PageId, ComponentType<PageProps<PageId>>>;
