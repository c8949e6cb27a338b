import { type Language, languages } from '../languages.ts';
import { chromeSchema } from './chrome-schema.ts';
import { isOpeningName, type OpeningName, pathOfDocument, valueAt } from './edits.ts';
import { type Field, fieldOf } from './fields.ts';
import { identitySchema } from './identity-schema.ts';
import { openingSchema } from './opening.ts';
import { picturesSchema } from './pictures-schema.ts';
import { pageSchemas } from './schema.ts';
import type { SiteContent } from './site-content.ts';
import { type PageId, pageIds } from './site-map.ts';

/** `identity`, `pictures`, an opening by its id, or a language and the name of its texts. */
export type DocumentName =
  | ('identity' | 'pictures' | OpeningName)
  | `${Language}/${'chrome' | PageId}`;

/** The parts in which the site's content is edited; the owner's openings are further ones. */
export const documentNames: readonly DocumentName[] = [
  'identity',
  'pictures',
  ...languages.flatMap((language) =>
    (['chrome', ...pageIds] as const).map((name) => `${language}/${name}` as const),
  ),
];

export function isDocumentName(name: string): name is DocumentName {
  return isOpeningName(name) || documentNames.some((one) => one === name);
}

/** The language of a document, and the name of its texts; undefined for one without a language. */
export function partsOf(name: DocumentName) {
  if (name === 'identity' || name === 'pictures' || isOpeningName(name)) return undefined;
  const [language, texts] = name.split('/') as [Language, 'chrome' | PageId];
  return { language, texts };
}

/** A document's value; empty for an opening that the content does not have. */
export function documentOf(content: SiteContent, name: DocumentName): unknown {
  return valueAt(content, pathOfDocument(name)) ?? {};
}

const parts = {
  ...{ identity: identitySchema, pictures: picturesSchema, chrome: chromeSchema },
  openings: openingSchema,
};
const schemas = Object.entries({ ...parts, ...pageSchemas });
const forms = new Map<string, Field>(schemas.map(([name, schema]) => [name, fieldOf(schema)]));

/** The form of a document: the same in every language, and for every opening. */
export function formOf(name: DocumentName): Field {
  return forms.get(isOpeningName(name) ? 'openings' : (partsOf(name)?.texts ?? name)) as Field;
}
