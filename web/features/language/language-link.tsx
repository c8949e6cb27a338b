import { type ComponentProps, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { hrefFor, openingHref, type PageId, resolveRoute } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { useOpening } from '../../loading/content-cache.ts';
import { keepPlace } from '../../routing/scroll-memory.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Language };
type LanguageLinkProps = AnchorProps & { readonly page: PageId };

/**
 * A real link to the same page in another language; of an opening that has only one, to the page that lists openings.
 * Following it keeps query and hash.
 */
export function LanguageLink({ page, ...anchor }: LanguageLinkProps) {
  const [path] = useLocation();
  const route = resolveRoute(path);
  const toPage = <PlainLink {...anchor} href={hrefFor(page, anchor.to)} />;
  if (route.kind !== 'page' || !route.opening) return toPage;
  // Outside the page, whose own boundaries handle an opening that is still loading or was lost.
  return (
    <ErrorBoundary resetKey={path} fallback={() => toPage}>
      <Suspense fallback={toPage}>
        <OpeningLink {...anchor} slug={route.opening} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OpeningLink({ slug, ...anchor }: AnchorProps & { readonly slug: string }) {
  const { to } = anchor;
  const other = useOpening(slug).slugs[to];
  return <PlainLink {...anchor} href={other ? openingHref(to, other) : hrefFor('life', to)} />;
}

function PlainLink({ to, href, ...anchor }: AnchorProps & { readonly href: string }) {
  const [, navigate] = useLocation();
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
