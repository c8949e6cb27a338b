import { type ComponentProps, use } from 'react';
import { Link } from 'wouter';
import type { Language } from '#contract/languages.ts';
import { PrefetchContext } from '../prefetch.ts';
import { hrefFor, type PageId, type SectionId } from '../site-map.ts';

type PageLinkProps<P extends PageId> = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: P;
  readonly section?: SectionId<P>;
  readonly language: Language;
};

/** A true link to a page or a section of it; a hand on its way to it already fetches the page. */
export function PageLink<P extends PageId>({ page, section, language, ...rest }: PageLinkProps<P>) {
  const prefetch = use(PrefetchContext);
  const fetchAhead = () => prefetch(page, language);
  return (
    <Link
      {...rest}
      href={hrefFor(page, language, section)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}
