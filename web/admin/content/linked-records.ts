import type { Field } from '#contract/content/fields.ts';
import { type Language, languages } from '#contract/languages.ts';
import { emptyOf } from './fields/values.ts';
import type { FieldRef, PendingEdit, TextsName } from './names.ts';
import type { OpenDocument } from './state.ts';

type Linked = { readonly list: string; readonly name: TextsName; readonly path: string };

/** Lists of the company's data whose items have texts in every language, by id. */
const linked: readonly Linked[] = [
  { list: '/certificates', name: 'certificates', path: '/items' },
  { list: '/offices', name: 'contact', path: '/sections/office-locations/offices' },
];

/** The documents that a change of the company's data may change too. */
export const linkedDocuments = linked.flatMap(({ name }) =>
  languages.map((language) => `${language}/${name}`),
);

/** The list of the company's data that a record of texts follows. */
export function listOf({ document, path }: FieldRef): string | undefined {
  return linked.find((one) => document.endsWith(`/${one.name}`) && one.path === path)?.list;
}

/** Changes of texts that follow a change of a list: a new item gets empty texts, a removed one loses its texts. */
export function followingChanges(
  { document, path, value }: PendingEdit,
  documents: ReadonlyMap<string, OpenDocument>,
  readValue: (fieldRef: FieldRef) => unknown,
): PendingEdit[] {
  const one = linked.find(({ list }) => document === 'identity' && list === path);
  if (!one) return [];
  const [before, after] = [idsOf(readValue({ document, path })), idsOf(value)];
  if (before.join() === after.join()) return [];
  return languages.flatMap((language: Language): PendingEdit[] => {
    const fieldRef = { document: `${language}/${one.name}`, path: one.path };
    const field: Field | undefined = documents.get(fieldRef.document)?.fields.get(fieldRef.path);
    const texts = readValue(fieldRef);
    if (field?.kind !== 'record' || typeof texts !== 'object' || texts === null) return [];
    const kept = Object.entries(texts).filter(([id]) => after.includes(id) || !before.includes(id));
    const known = kept.map(([id]) => id);
    const added = after.filter((id) => !known.includes(id));
    const fresh = added.map((id) => [id, emptyOf(field.item)] as const);
    return [{ ...fieldRef, value: Object.fromEntries([...kept, ...fresh]) }];
  });
}

/** The ids of a list's items. */
export function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item: { readonly id: string }) => item.id) : [];
}
