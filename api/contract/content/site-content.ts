import * as z from 'zod/mini';
import { type Language, languages } from '../languages.ts';
import type { StoragePeriods } from '../settings.ts';
import { type Chrome, chromeSchema } from './chrome-schema.ts';
import { fillFacts } from './facts.ts';
import { identitySchema } from './identity-schema.ts';
import { type Pictures, picturesSchema } from './pictures-schema.ts';
import { type PageContent, pageSchemas } from './schema.ts';
import { oneFor } from './schema-parts.ts';
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
  })
  .check(({ value: { identity, texts }, issues }) => {
    for (const language of languages) {
      const { contact, certificates } = texts[language];
      const { offices } = contact.sections['office-locations'];
      const listed = [
        [identity.offices, offices, ['contact', 'sections', 'office-locations', 'offices']],
        [identity.certificates, certificates.items, ['certificates', 'items']],
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
  readonly pages: Readonly<Record<PageId, PageContent>>;
};
/** The texts of all pages, in each language. */
export type SiteTexts = Readonly<Record<Language, FilledTexts>>;

/** The content for pages: texts with the facts filled in, and the company's data in the chrome. */
export function fillContent(
  { identity, pictures, texts }: SiteContent,
  storage: StoragePeriods,
): SiteTexts {
  const { registration, ...shown } = identity;
  const filled = languages.map((language): [Language, FilledTexts] => {
    const { chrome, ...pages } = fillFacts(texts[language], identity, language, storage);
    return [
      language,
      { chrome: { ...chrome, identity: shown, pictures: forPhones(pictures) }, pages },
    ];
  });
  return Object.fromEntries(filled) as SiteTexts;
}

/** A picture on the first screen also has a crop for phones, in the same folder. */
function forPhones(pictures: Pictures): Pictures {
  const { skyline } = pictures;
  return skyline ? { 'skyline-phone': skyline, ...pictures } : pictures;
}
