import type { ComponentType } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import { loadModule } from '../loading/load-module.ts';
import { PromiseCache } from '../loading/promise-cache.ts';
import type { PageProps } from './page-props.ts';

type PageModule<P extends PageId> = Promise<{ default: ComponentType<PageProps<P>> }>;

/** The chunk of each page, loaded when the page is first visited. */
const pageModules: { [P in PageId]: () => PageModule<P> } = {
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

export const pageCode = new PromiseCache((page: PageId) =>
  loadModule(pageModules[page] as () => PageModule<PageId>),
);
