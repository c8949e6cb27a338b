import { describe, expect, test } from 'vitest';
import {
  hrefFor,
  legalPages,
  navigation,
  type PageId,
  pageIds,
  pages,
  resolveRoute,
} from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { cells } from '../support/cells.ts';

/** The pages of the specification. Others may be added. */
const paths = {
  home: '',
  about: '/about',
  services: '/services',
  sustainability: '/sustainability',
  certificates: '/certificates',
  life: '/life',
  contact: '/contact',
  privacy: '/privacy',
  cookies: '/cookies',
  legal: '/legal',
} as const;
const specified = Object.keys(paths) as (keyof typeof paths)[];
const everyPage = languages.flatMap((language) =>
  specified.map((page) => ({ page, language, path: `/${language}${paths[page]}` })),
);

test('header and footer list the pages of the specification in its order', () => {
  const listed: readonly PageId[] = [...navigation, ...legalPages];
  expect(listed.filter((page) => page in paths)).toEqual(specified.slice(1));
});

describe.each(everyPage)('$path', ({ page, language, path }) => {
  test('is that page, whichever language is stored', () => {
    for (const stored of languages) {
      expect(resolveRoute(path, stored)).toEqual({ kind: 'page', page, language });
    }
  });

  test('is the address that links use', () => {
    expect(hrefFor(page, language)).toBe(path);
    for (const section of pages[page].sections) {
      expect(hrefFor(page, language, section)).toBe(`${path}#${section}`);
    }
  });

  test('with a trailing slash redirects to the address without', () => {
    expect(resolveRoute(`${path}/`)).toEqual({ kind: 'redirect', to: path });
  });

  test('has a counterpart in each other language', () => {
    for (const other of languages) {
      expect(hrefFor(page, other)).toBe(`/${other}${paths[page]}`);
    }
  });
});

test.each(
  cells('/nothing | /about/more | /About | /home | /constructor | /__proto__ | /index.html'),
)('an unknown address under a language redirects to the root of that language: %s', (path) => {
  for (const language of languages) {
    expect(resolveRoute(`/${language}${path}`)).toEqual({ kind: 'redirect', to: `/${language}` });
  }
});

test.each([
  '',
  ...cells('/ | // | /xx | /xx/about | /EN/about | /english | /about | /entr | /tr-TR'),
])(
  'an address without a language redirects to the stored language, or to Turkish: "%s"',
  (path) => {
    expect(resolveRoute(path)).toEqual({ kind: 'redirect', to: '/tr' });
    expect(resolveRoute(path, 'tr')).toEqual({ kind: 'redirect', to: '/tr' });
    expect(resolveRoute(path, 'en')).toEqual({ kind: 'redirect', to: '/en' });
  },
);

test('a double slash redirects to a single one', () => {
  expect(resolveRoute('/en//about')).toEqual({ kind: 'redirect', to: '/en/about' });
  expect(resolveRoute('//en/about')).toEqual({ kind: 'redirect', to: '/en/about' });
});

test('every redirect leads to a page, never to another redirect', () => {
  for (const path of ['/', '/xx/x', '/en/x', '/tr/about/', '/en//legal/']) {
    const route = resolveRoute(path);
    expect(route.kind === 'redirect' && resolveRoute(route.to).kind).toBe('page');
  }
});

test('each section belongs to exactly one page', () => {
  const sections = pageIds.flatMap((page) => [...pages[page].sections]);
  expect(new Set(sections).size).toBe(sections.length);
});
