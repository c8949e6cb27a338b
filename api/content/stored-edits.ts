import type { ContentDifference } from '#contract/admin/content.ts';
import { type DocumentName, formOf, isDocumentName } from '#contract/content/documents.ts';
import { applyEdits, type Edit, isSame, pathOfDocument, valueAt } from '#contract/content/edits.ts';
import { fits, type MergeField, mergeFieldsOf } from '#contract/content/fits.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import type { ContentEditRow, PublicationRow } from '#db/schema.ts';

/** An edit and the document that it belongs to, as a publication stores it. */
export type StoredEdit = Edit & { readonly document: string };

/** The value that an edit is of. */
export type Unit = Pick<StoredEdit, 'document' | 'path'>;

export function editOf({ document, path, value, base }: ContentEditRow): StoredEdit {
  return { document, path, value: parsed(value), base: parsed(base) };
}

/** JSON for a column; null for a missing value. */
export function stored(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function parsed(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}

/**
 * The content with edits, not yet parsed. Edits of units that this release lacks are left out: they stay in the
 * database, and no page fails because of them.
 */
export function edited(content: SiteContent, edits: readonly StoredEdit[]): unknown {
  const placed = edits.filter(isPlaced);
  return applyEdits(
    content,
    placed.map(({ value, ...unit }) => ({ path: pathOf(unit), value })),
  );
}

/** The JSON Pointer of a unit in the site's content. */
function pathOf({ document, path }: Unit): string {
  return pathOfDocument(document) + path;
}

/** Whether this release has the edit's unit, and the value is of the unit's kind. */
export function isPlaced({ document, path, value }: StoredEdit): boolean {
  const field = isDocumentName(document) && mergeFieldIn(document, path)?.field;
  return field ? fits(field, value) : false;
}

const units = new Map<DocumentName, ReadonlyMap<string, MergeField>>();

export function mergeFieldIn(name: DocumentName, path: string): MergeField | undefined {
  const known =
    units.get(name) ?? new Map(mergeFieldsOf(formOf(name)).map((unit) => [unit.path, unit]));
  units.set(name, known);
  return known.get(path);
}

export function editsOf(name: string, edits: readonly StoredEdit[]): StoredEdit[] {
  return edits.filter(({ document }) => document === name);
}

export function differences(
  content: SiteContent,
  before: readonly StoredEdit[],
  after: readonly StoredEdit[],
): ContentDifference[] {
  const [old, fresh] = [before, after].map(
    (edits) => new Map(edits.map((one) => [keyOf(one), one])),
  );
  const keys = new Map([...before, ...after].map((edit) => [keyOf(edit), edit]));
  return [...keys].flatMap(([key, edit]) => {
    const { document, path } = edit;
    const [from, to] = [old, fresh].map((edits) =>
      edits?.has(key) ? edits.get(key)?.value : builtValue(content, edit),
    );
    return isSame(from, to) ? [] : [{ document, path, from: from ?? null, to: to ?? null }];
  });
}

export function builtValue(content: SiteContent, unit: Unit): unknown {
  return valueAt(content, pathOf(unit));
}

/** The key of a unit, unique in all documents. */
export function keyOf({ document, path }: Unit): string {
  return document + path;
}

/** Whether a value is a unit's, or lies within it. */
export function isWithin(name: string, unit: string): boolean {
  return name === unit || name.startsWith(`${unit}/`);
}

/** The name of an issue's value, such as `tr/home/seo/title`. */
export function nameOf(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return first === 'texts' ? rest.join('/') : [first, ...rest].join('/');
}

/** Stored edits that differ from the build, and that this release can show. */
export function draftOf(content: SiteContent, rows: readonly ContentEditRow[]): StoredEdit[] {
  return rows
    .map(editOf)
    .filter((edit) => isPlaced(edit) && !isSame(edit.value, builtValue(content, edit)));
}

export function liveValue(content: SiteContent, live: readonly StoredEdit[], unit: Unit): unknown {
  const own = live.find((edit) => keyOf(edit) === keyOf(unit));
  return own ? own.value : builtValue(content, unit);
}

export function editsIn(publication: PublicationRow | undefined): StoredEdit[] {
  return publication?.edits ? JSON.parse(publication.edits) : [];
}
