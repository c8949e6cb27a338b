import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { hrefFor, inLanguage, type PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { keepPlace } from '../../routing/scroll-memory.ts';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: PageId;
  readonly language: Language;
  readonly to: Language;
};

/** A real link to the same page in another language. Following it keeps query and hash. */
export function LanguageLink({ page, language, to, ...anchor }: LanguageLinkProps) {
  const [, navigate] = useLocation();
  const href = inLanguage(hrefFor(page, language), to);
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
