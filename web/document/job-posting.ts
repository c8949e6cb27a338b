import { cityName } from '#contract/content/fact-names.ts';
import type { Office } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { ShownOpening } from '#contract/content/shown-openings.ts';
import { escapeText } from './escape.ts';
import type { WholePage } from './head.tsx';

/** As schema.org and Google name them. */
const employmentTypes = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const satisfies Record<ShownOpening['employment'], string>;

/**
 * An open position for search engines, with the fields that Google requires and those that it recommends
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(whole: WholePage, opening: ShownOpening, siteUrl: string) {
  const { identity } = whole.chrome;
  const { id, title, posted, closes, employment, pay } = opening;
  return {
    '@type': 'JobPosting',
    title,
    description: descriptionOf(whole, opening),
    identifier: { '@type': 'PropertyValue', name: identity.name, value: id },
    datePosted: posted,
    // Local time of the place: the last day counts to its end.
    validThrough: `${closes}T23:59:59`,
    employmentType: employmentTypes[employment],
    hiringOrganization: {
      '@type': 'Organization',
      name: identity.name,
      sameAs: siteUrl,
      logo: `${siteUrl}/icon-512.png`,
    },
    directApply: true,
    ...placeOf(whole, opening),
    baseSalary: pay && {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'MONTH',
        minValue: pay.from,
        maxValue: pay.to,
      },
    },
  };
}

/** The texts of the page, as HTML. */
function descriptionOf({ content }: WholePage, opening: ShownOpening) {
  const { openings: texts } = (content as PageContent<'life'>).sections['join-team'];
  const parts = (['does', 'brings', 'offers'] as const).map((part) => {
    const items = opening[part].map((point) => `<li>${escapeText(point)}</li>`);
    return `<p><strong>${escapeText(texts[part])}</strong></p><ul>${items.join('')}</ul>`;
  });
  return [`<p>${escapeText(opening.lead)}</p>`, ...parts].join('');
}

/** The office, or another city. A position that is only remote has a country in its place. */
function placeOf({ chrome, language }: WholePage, { city }: ShownOpening) {
  const [office] = chrome.identity.offices;
  if (city === undefined) {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(office.country);
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name },
    };
  }
  const isOffice = city === cityName(office.city, language);
  const elsewhere = { addressLocality: city, addressCountry: office.country };
  const address = isOffice ? addressData(office) : { '@type': 'PostalAddress', ...elsewhere };
  return { jobLocation: { '@type': 'Place', address } };
}

export function addressData(office: Office) {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    postalCode: office.postalCode,
    addressLocality: office.district,
    addressRegion: office.city,
    addressCountry: office.country,
  };
}
