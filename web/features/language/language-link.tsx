import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { hrefFor, openingHref, type PageId, resolveRoute } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { useLoadedOpening } from '../../loading/content-cache.ts';
import { keepPlace } from '../../routing/scroll-memory.ts';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: PageId;
  readonly to: Language;
};

/**
 * A real link to the same page in another language; of an opening that has only one, to the page that lists openings.
 * Following it keeps query and hash.
 */
export function LanguageLink({ page, to, ...anchor }: LanguageLinkProps) {
  const [path, navigate] = useLocation();
  const route = resolveRoute(path);
  const slug = useLoadedOpening(route.kind === 'page' ? route.opening : undefined)?.slugs[to];
  const href = slug ? openingHref(to, slug) : hrefFor(page, to);
  return (
    <Link
      {...anchor}
      href={href}
      hrefLang={to}
      lang={to}
      onClick={(event) => {
        anchor.onClick?.(event);
        event.preventDefault();
        // Only the browser knows query and hash; the prerendered HTML does not.
        navigate(href + location.search + location.hash);
        keepPlace();
      }}
    />
  );
}
