import { defaultLanguage, isLanguage, type Language, languages } from '../languages.ts';
import type { PlateId } from './plate-ids.ts';

type PageEntry = {
  /** The part of the address after the language; empty for the home page. */
  readonly path: string;
  /** The ids of its sections in reading order, as in submenus and in the hashes of links. */
  readonly sections: readonly string[];
  /** The picture of its link preview. Legal pages have only the line. */
  readonly plate?: PlateId;
};

/** The table of public pages. Router, navigation, footer, prerender, sitemap and tests all read it. */
export const pages = {
  home: { path: '', sections: [], plate: 'skyline' },
  about: { path: 'about', sections: ['who-we-are', 'mission-vision', 'values'], plate: 'years' },
  services: {
    path: 'services',
    sections: ['international-ops', 'communication-tech', 'digital-services', 'research-dev'],
    plate: 'reach',
  },
  sustainability: {
    path: 'sustainability',
    sections: ['environmental-approach', 'social-responsibility', 'ethics-compliance'],
    plate: 'contours',
  },
  certificates: {
    path: 'certificates',
    sections: ['quality-management', 'information-security', 'quality-commitment'],
    plate: 'iso9001',
  },
  life: {
    path: 'life',
    sections: ['who-we-are-team', 'development-learning', 'team-spirit', 'join-team'],
    plate: 'voices',
  },
  contact: {
    path: 'contact',
    sections: ['contact-form', 'office-locations', 'social-media'],
    plate: 'strait',
  },
  privacy: { path: 'privacy', sections: [] },
  cookies: { path: 'cookies', sections: [] },
  legal: { path: 'legal', sections: [] },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;
export type SectionId<P extends PageId = PageId> = (typeof pages)[P]['sections'][number];

/**
 * Sections of legal pages that are link targets, by page. Their texts have the same ids in each language. The last two of
 * the legal notice have fields of their own (`schema.ts`).
 */
export const legalAnchors = {
  privacy: ['abroad', 'visitors', 'candidates', 'talent-pool', 'requests'],
  cookies: ['essential', 'servers', 'maps', 'choice'],
  legal: ['imprint', 'information-society', 'accessibility'],
} as const satisfies { [P in PageId]?: readonly string[] };

export type LegalAnchor<P extends PageId = PageId> = P extends keyof typeof legalAnchors
  ? (typeof legalAnchors)[P][number]
  : never;

/** Valid hashes in links to a page: a section of the table, or one of a legal page's texts. */
export type Anchor<P extends PageId = PageId> = SectionId<P> | LegalAnchor<P>;

export const pageIds = Object.keys(pages) as PageId[];

/** The six items of the header and of the footer's quick links, in order. */
export const navigation = [
  'about',
  'services',
  'sustainability',
  'certificates',
  'life',
  'contact',
] as const satisfies PageId[];

/**
 * The ids of a page's sections in reading order; on the services page, those of the company's areas. Ids that the owner
 * added are typed as the others: they have the same texts (`site-content.ts`).
 */
export function sectionsOf(
  page: PageId,
  { serviceAreas }: { readonly serviceAreas: readonly { readonly id: string }[] },
): readonly SectionId[] {
  return page === 'services'
    ? serviceAreas.map(({ id }) => id as SectionId<'services'>)
    : pages[page].sections;
}

/** Plates of the sustainability page's sections; those of the services page are in `identity`. */
export const sustainabilityPlates = {
  'environmental-approach': 'contours',
  'social-responsibility': 'rings',
  'ethics-compliance': 'tides',
} as const satisfies Record<SectionId<'sustainability'>, PlateId>;

/** The footer's legal links, in order. */
export const legalPages = ['privacy', 'cookies', 'legal'] as const satisfies PageId[];

/** The admin's two routes. The admin is a document of its own. */
export const adminRoutes = {
  login: '/admin/login',
  invitation: '/admin/invitation',
  dashboard: '/admin',
} as const;

/**
 * The address of a page or of a section on it, from the site's root.
 * @param query without its `?`
 */
export function hrefFor<P extends PageId>(
  page: P,
  language: Language,
  section?: Anchor<P>,
  query = '',
): string {
  const { path } = pages[page];
  return `/${language}${path && `/${path}`}${query && `?${query}`}${section ? `#${section}` : ''}`;
}

/** The address of an opening, from the site's root. @param slug its own in that language */
export function openingHref(language: Language, slug: string): string {
  return `${hrefFor('life', language)}/${slug}`;
}

/** A page in a language. An opening belongs to the page `life`; only the server knows which there are. */
export type PageRoute = {
  readonly page: PageId;
  readonly language: Language;
  /** The last part of an opening's address. */
  readonly opening?: string | undefined;
};

/** The address of a page or an opening, from the site's root. */
export function addressOf({ page, language, opening }: PageRoute): string {
  return opening ? openingHref(language, opening) : hrefFor(page, language);
}

/** The result of resolving an address: a page, or the address to redirect to. */
export type Route =
  | ({ readonly kind: 'page' } & PageRoute)
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * The addresses of a page in its languages, by the value of `hreflang`. None for an opening in one language alone.
 * @param slugs an opening's, in each language that it has
 */
export function alternatesOf(
  page: PageId,
  slugs?: Readonly<Partial<Record<Language, string>>>,
): (readonly [hreflang: string, href: string])[] {
  if (slugs && Object.keys(slugs).length < languages.length) return [];
  const href = (language: Language) => addressOf({ page, language, opening: slugs?.[language] });
  return [
    ...languages.map((language) => [language, href(language)] as const),
    ['x-default', href(defaultLanguage)],
  ];
}

/**
 * Resolves a path by the specification's routing rules: an unknown path under a language leads to that
 * language's root; anything else leads to the root of the stored language.
 */
export function resolveRoute(pathname: string, stored: Language = defaultLanguage): Route {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (!isLanguage(first)) return { kind: 'redirect', to: hrefFor('home', stored) };
  const [, opening] = new RegExp(`^${openingHref(first, '([a-z0-9-]+)')}$`).exec(pathname) ?? [];
  if (opening) return { kind: 'page', page: 'life', language: first, opening };
  const page = pageIds.find((id) => pages[id].path === rest.join('/'));
  const canonical = hrefFor(page ?? 'home', first);
  return page && pathname === canonical
    ? { kind: 'page', page, language: first }
    : { kind: 'redirect', to: canonical };
}
