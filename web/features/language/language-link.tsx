import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import type { Language } from '#contract/languages.ts';
import { keepPlace } from '../../routing/scroll-memory.ts';
import { hrefFor, inLanguage, type PageId } from '../../site-map.ts';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: PageId;
  readonly language: Language;
  readonly to: Language;
};

/** A true link to the same page in another language; followed, it takes query and hash along. */
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
        // Query and hash are the browser's alone: the HTML that the server wrote knows neither.
        navigate(href + location.search + location.hash);
        keepPlace();
      }}
    />
  );
}
