import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { hrefFor, type PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { keepPlace } from '../../routing/scroll-memory.ts';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: PageId;
  readonly to: Language;
};

/** A real link to the same page in another language. Following it keeps query and hash. */
export function LanguageLink({ page, to, ...anchor }: LanguageLinkProps) {
  const [, navigate] = useLocation();
  const href = hrefFor(page, to);
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
