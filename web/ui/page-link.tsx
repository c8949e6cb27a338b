import { type ComponentProps, type MouseEvent, use } from 'react';
import { Link } from 'wouter';
import { type Anchor, hrefFor, type PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import type { ContactQuery } from '../routing/contact-query.ts';
import { PrefetchContext } from '../routing/prefetch.ts';
import { type ScrollDelay, submenuScroll, useChosenSection } from '../state/chosen-section.ts';
import { scrollBehavior } from '../state/motion.ts';

type PageLinkProps<P extends PageId> = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: P;
  readonly section?: Anchor<P> | undefined;
  /** The query of the address, without `?`. */
  readonly query?: ContactQuery | undefined;
  readonly language: Language;
  readonly scrollDelay?: ScrollDelay;
};

/**
 * A real link to a page or a section of it, which prefetches the page on hover, focus or touch. A plain click scrolls
 * to the section, or to the top if the page is already shown.
 */
export function PageLink<P extends PageId>({
  page,
  section,
  query,
  language,
  scrollDelay = submenuScroll,
  onClick,
  ...rest
}: PageLinkProps<P>) {
  const prefetch = use(PrefetchContext);
  const choose = useChosenSection((store) => store.choose);
  const fetchAhead = () => prefetch(page, language);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const inPlace = location.pathname === hrefFor(page, language);
    if (section) {
      choose({ page, section }, inPlace ? scrollDelay.inPlace : scrollDelay.onArrival);
      return;
    }
    choose(undefined);
    if (!inPlace) return;
    scrollTo({ top: 0, behavior: scrollBehavior() });
    // The address would not change, so another history entry would be useless.
    if (!location.hash && !location.search) event.preventDefault();
  };
  return (
    <Link
      {...rest}
      href={hrefFor(page, language, section, query)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={follow}
    />
  );
}
