import { type Language, languages } from '../languages.ts';
import { chromeSchema } from './chrome-schema.ts';
import { pathOfDocument, valueAt } from './edits.ts';
import { type Field, fieldOf } from './fields.ts';
import { identitySchema } from './identity-schema.ts';
import { picturesSchema } from './pictures-schema.ts';
import { pageSchemas } from './schema.ts';
import type { SiteContent } from './site-content.ts';
import { type PageId, pageIds } from './site-map.ts';

/** `identity`, `pictures`, or a language and the name of its texts. */
export type DocumentName = 'identity' | 'pictures' | `${Language}/${'chrome' | PageId}`;

/** The parts in which the site's content is edited. */
export const documentNames: readonly DocumentName[] = [
  'identity',
  'pictures',
  ...languages.flatMap((language) =>
    (['chrome', ...pageIds] as const).map((name) => `${language}/${name}` as const),
  ),
];

export function isDocumentName(name: string): name is DocumentName {
  return documentNames.some((one) => one === name);
}

/** The language of a document, and the name of its texts; undefined for one without a language. */
export function partsOf(name: DocumentName) {
  if (name === 'identity' || name === 'pictures') return undefined;
  const [language, texts] = name.split('/') as [Language, 'chrome' | PageId];
  return { language, texts };
}

export function documentOf(content: SiteContent, name: DocumentName): unknown {
  return valueAt(content, pathOfDocument(name));
}

const parts = { identity: identitySchema, pictures: picturesSchema, chrome: chromeSchema };
const schemas = Object.entries({ ...parts, ...pageSchemas });
const forms = new Map<string, Field>(schemas.map(([name, schema]) => [name, fieldOf(schema)]));

/** The form of a document: the same in every language. */
export function formOf(name: DocumentName): Field {
  return forms.get(partsOf(name)?.texts ?? name) as Field;
}
