import { type ComponentProps, type MouseEvent, use } from 'react';
import { Link } from 'wouter';
import { type Anchor, addressOf, hrefFor, type PageId } from '#contract/content/site-map.ts';
import type { QuoteService } from '#contract/quote.ts';
import { usePageLanguage } from '../loading/page-language.ts';
import { PrefetchContext } from '../routing/prefetch.ts';
import { chooseSection, type ScrollDelay, submenuScroll } from '../state/chosen-section.ts';
import { scrollBehavior } from '../state/motion.ts';

/**
 * Queries that calls to action add to the contact page's address: the form to open, and the subject, services or
 * countries to preset. Read by ways.ts, full-form.tsx and quote-form.tsx. A request for a copy of a certificate has the subject
 * `general`.
 */
export type ContactQuery =
  | 'form=quote'
  | `form=quote&service=${string}`
  | `form=quote&country=${string}`
  | `form=quote&service=${QuoteService}&service=${QuoteService}`
  | 'form=full&subject=partnership'
  | 'form=full&subject=general';

type PageLinkProps<P extends PageId> = Omit<ComponentProps<'a'>, 'href'> & {
  readonly page: P;
  readonly section?: Anchor<P> | undefined;
  /** The slug of an opening, which the page `life` leads to. */
  readonly opening?: string;
  /** The query of the address, without `?`. */
  readonly query?: ContactQuery | undefined;
  readonly scrollDelay?: ScrollDelay;
};

/**
 * A real link to a page or a section of it, which prefetches the page on hover, focus or touch. A plain click scrolls
 * to the section, or to the top if the page is already shown.
 */
export function PageLink<P extends PageId>({
  page,
  section,
  opening,
  query,
  scrollDelay = submenuScroll,
  onClick,
  ...rest
}: PageLinkProps<P>) {
  const prefetch = use(PrefetchContext);
  const language = usePageLanguage();
  const route = { page, language, opening };
  const fetchAhead = () => prefetch(route);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const inPlace = location.pathname === addressOf(route);
    if (section) {
      chooseSection({ page, section }, inPlace ? scrollDelay.inPlace : scrollDelay.onArrival);
      return;
    }
    chooseSection(undefined);
    if (!inPlace) return;
    scrollTo({ top: 0, behavior: scrollBehavior() });
    // The address would not change, so another history entry would be useless.
    if (!location.hash && !location.search) event.preventDefault();
  };
  return (
    <Link
      {...rest}
      href={opening ? addressOf(route) : hrefFor(page, language, section, query)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={follow}
    />
  );
}
