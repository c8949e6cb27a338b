import type { ChromeTexts } from '#contract/content/chrome-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { SectionId } from '#contract/content/site-map.ts';

/** The names of pages, sections and kinds of consent, as the site calls them. */
export function siteNames({ navigation, submenu, consent }: ChromeTexts) {
  const { label: _menu, ...pages } = navigation;
  const sections = Object.entries(submenu).map(([id, { label }]) => [id, label]);
  return {
    ...pages,
    ...(Object.fromEntries(sections) as Record<SectionId, string>),
    essential: consent.essential.title,
    maps: consent.maps.title,
    analytics: consent.analytics.title,
    marketing: consent.marketing.title,
  };
}

/** The names of the full contact form's fields, as the form calls them. */
export function fieldNames({ sections }: PageContent<'contact'>) {
  const { subjects, success, another, failure, ...names } = sections['contact-form'].full;
  return names;
}
