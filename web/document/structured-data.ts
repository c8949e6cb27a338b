import type { PublicIdentity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { hrefFor, type SectionId, sectionsOf } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { seoOf, type WholePage } from './head.tsx';
import { addressData, jobPosting } from './job-posting.ts';

/**
 * schema.org as JSON-LD: publisher, site, page, breadcrumbs and services. Only facts that the page shows as well.
 * Only in the HTML, because its readers do not navigate within the page.
 * @param siteUrl the site's origin, without a trailing slash
 */
export function structuredData(of: WholePage, siteUrl: string): string {
  const { page, language, chrome, opening } = of;
  const { identity } = chrome;
  const organization = { '@id': `${siteUrl}/#organization` };
  const website = { '@id': `${siteUrl}/#website` };
  const { title, description, href } = seoOf(of);
  const address = siteUrl + href;
  const step = (name: string, path: string) => ({ name, item: siteUrl + path });
  const trail = [
    step(chrome.navigation.home, hrefFor('home', language)),
    ...(page === 'home' ? [] : [step(chrome.navigation[page], hrefFor(page, language))]),
    ...(opening ? [step(opening.title, href)] : []),
  ];
  const graph = [
    { ...organization, ...organizationData(identity, siteUrl), ...registered(of) },
    {
      '@type': 'WebSite',
      ...website,
      name: identity.name,
      url: siteUrl,
      inLanguage: languages,
      publisher: organization,
    },
    {
      '@type': pageTypes[page as keyof typeof pageTypes] ?? 'WebPage',
      '@id': address,
      url: address,
      name: title,
      description,
      inLanguage: language,
      isPartOf: website,
      about: organization,
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    },
    ...(page === 'services' ? services(of, siteUrl, organization) : []),
    ...(opening && !opening.isClosed ? [jobPosting(of, opening, siteUrl)] : []),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // Without `<` nothing in it can end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const pageTypes = { about: 'AboutPage', contact: 'ContactPage' } as const;

function organizationData(identity: PublicIdentity, siteUrl: string) {
  const { email, phone } = identity;
  const [office] = identity.offices;
  return {
    '@type': 'Organization',
    name: identity.name,
    legalName: identity.legalName,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    foundingDate: String(identity.founded),
    email: email.info,
    telephone: phone.e164,
    address: addressData(office),
    sameAs: identity.social.map(({ url }) => url),
  };
}

/** The company's entries in registers, as far as the page shows them. */
function registered({ registration, content }: WholePage) {
  const shown = JSON.stringify(content);
  const { mersis = '', registryNumber = '', taxNumber } = registration ?? {};
  const identifier = Object.entries({ MERSİS: mersis, 'Ticaret sicili': registryNumber })
    .filter(([, value]) => value && shown.includes(value))
    .map(([propertyID, value]) => ({ '@type': 'PropertyValue', propertyID, value }));
  return identifier.length > 0 && { taxID: taxNumber, identifier };
}

function services({ language, content, chrome }: WholePage, siteUrl: string, provider: object) {
  const { sections } = content as PageContent<'services'>;
  const ids = sectionsOf('services', chrome.identity) as readonly SectionId<'services'>[];
  return ids.map((id) => ({
    '@type': 'Service',
    '@id': siteUrl + hrefFor('services', language, id),
    name: sections[id].title,
    description: sections[id].subtitle,
    provider,
  }));
}
