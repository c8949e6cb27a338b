import { isSupportedCountry } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { type Language, languages } from '../languages.ts';
import type { StoragePeriods } from '../settings.ts';
import { type Chrome, type ChromeTexts, chromeSchema } from './chrome-schema.ts';
import { within } from './edits.ts';
import { fillFacts } from './facts.ts';
import { type Identity, id, identitySchema } from './identity-schema.ts';
import { oneFor } from './one-for.ts';
import { openingSchema } from './opening.ts';
import { type Pictures, picturesSchema } from './pictures-schema.ts';
import { pageSchemas, type ShownContent, type ShownCountry } from './schema.ts';
import { isOpen, lineOf, openingsIn, type ShownOpening } from './shown-openings.ts';
import type { PageId } from './site-map.ts';

const textsSchema = z.strictObject({ chrome: chromeSchema, ...pageSchemas });

/**
 * Everything that can be edited: the company's data, and the texts in every language, with placeholders such as
 * `{name}`. Each office and certificate must have its texts in every language.
 */
export const siteContentSchema = z
  .strictObject({
    identity: identitySchema,
    pictures: picturesSchema,
    texts: z.strictObject(oneFor(languages, textsSchema)),
    /** By id. A build has none, nor has a file that an earlier release saved. */
    openings: z._default(z.record(id, openingSchema), {}),
  })
  .check(({ value: { identity, texts }, issues }) => {
    for (const language of languages) {
      const { contact, certificates, services } = texts[language];
      const addedAreas = identity.serviceAreas.filter(
        ({ id }) => !Object.hasOwn(services.sections, id),
      );
      const { offices } = contact.sections['office-locations'];
      const listed = [
        [identity.offices, offices, ['contact', 'sections', 'office-locations', 'offices']],
        [identity.certificates, certificates.items, ['certificates', 'items']],
        [addedAreas, services.addedAreas, ['services', 'addedAreas']],
      ] as const;
      for (const [things, words, path] of listed) {
        const ids = things.map(({ id }) => id);
        const known = Object.keys(words);
        const wrong = [
          ...ids.filter((id) => !known.includes(id)).map((id) => [id, 'no texts'] as const),
          ...known.filter((id) => !ids.includes(id)).map((id) => [id, 'not in identity'] as const),
        ];
        for (const [id, message] of wrong) {
          issues.push({
            ...{ code: 'custom', input: words, message },
            path: ['texts', language, ...path, id],
          });
        }
      }
    }
  });

export type SiteContent = z.infer<typeof siteContentSchema>;

type FilledTexts = {
  readonly chrome: Chrome;
  readonly pages: { readonly [P in PageId]: ShownContent<P> };
  /** Those with a page in this language, closed ones too, the newest first. */
  readonly openings: readonly ShownOpening[];
};
/** The texts of all pages, in each language. */
export type SiteTexts = Readonly<Record<Language, FilledTexts>>;

/**
 * The content for pages: texts with the facts filled in, and the company's data in the chrome.
 * @param day in the company's time zone: openings whose last day is over are closed; by default none is
 */
export function fillContent(
  { identity, pictures, texts, openings }: SiteContent,
  storage: StoragePeriods,
  day = '',
): SiteTexts {
  const { registration, coverage, ...shown } = identity;
  const filled = languages.map((language): [Language, FilledTexts] => {
    const { chrome, ...pages } = fillFacts(texts[language], identity, language, storage);
    const { submenu, services, serviceAreas } = areasOf(chrome, pages, identity);
    const shownOpenings = openingsIn(openings, { identity, language, day });
    return [
      language,
      {
        chrome: {
          ...chrome,
          submenu,
          identity: { ...shown, serviceAreas },
          pictures: forPhones(pictures),
        },
        pages: {
          ...pages,
          services: { ...services, countries: countriesIn(language, coverage) },
          life: { ...pages.life, openings: shownOpenings.filter(isOpen).map(lineOf) },
        },
        openings: shownOpenings,
      },
    ];
  });
  return Object.fromEntries(filled) as SiteTexts;
}

/** The covered countries by name. Not left to browsers: their names and order may differ from those in the page. */
function countriesIn(language: Language, coverage: Identity['coverage']): ShownCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return (
    coverage
      // A preview may have a row without its country.
      .filter(({ country }) => isSupportedCountry(country))
      .map(({ country: code, remark, ...offer }) => {
        const name = names.of(code) ?? code;
        return { code, name, ...offer, ...(remark && { remark: remark[language] }) };
      })
      .sort((one, other) => compare(one.name, other.name))
  );
}

type PageTexts = z.infer<z.ZodMiniObject<typeof pageSchemas>>;

/** The texts of the company's areas, added ones among the others; those of removed ones leave the site. */
function areasOf(chrome: ChromeTexts, { services }: PageTexts, identity: Identity) {
  const { sections, addedAreas } = services;
  const texts: Readonly<Record<string, object>> = { ...sections, ...addedAreas };
  // A preview may have an area whose texts are not there yet.
  const [first, ...others] = identity.serviceAreas.filter(({ id }) => Object.hasOwn(texts, id));
  const serviceAreas = [first ?? identity.serviceAreas[0], ...others] as const;
  const ids = serviceAreas.map(({ id }) => id);
  const added = Object.entries(addedAreas).map(([id, { label, note }]) => [id, { label, note }]);
  const submenu = [...Object.entries(chrome.submenu), ...added].filter(
    ([id]) => !Object.hasOwn(texts, id as string) || ids.includes(id as string),
  );
  return {
    submenu: Object.fromEntries(submenu) as ChromeTexts['submenu'],
    services: {
      ...services,
      sections: Object.fromEntries(ids.map((id) => [id, texts[id]])) as typeof sections,
      addedAreas: {},
    },
    serviceAreas: [...serviceAreas] as Identity['serviceAreas'],
  };
}

/**
 * Texts that link to an area that the services page no longer has, as `tr/legal/sections/0/paragraphs/1`. Not in the
 * schema: an update must not leave such texts out.
 */
export function lostLinks({ identity, texts }: SiteContent): string[] {
  const ids = identity.serviceAreas.map(({ id }) => id);
  const lost = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') {
      const linked = [...value.matchAll(/\]\(page:services#([^()\s]+)\)/g)];
      return linked.some(([, id = '']) => !ids.includes(id)) ? [path] : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => lost(inner, within(path, key)));
  };
  return Object.entries(texts).flatMap(([language, documents]) =>
    Object.entries(documents).flatMap(([name, document]) => lost(document, `${language}/${name}`)),
  );
}

/** A picture on the first screen also has a crop for phones, in the same folder. */
function forPhones(pictures: Pictures): Pictures {
  const { skyline } = pictures;
  return skyline ? { 'skyline-phone': skyline, ...pictures } : pictures;
}
