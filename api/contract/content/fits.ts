import { contentLimits } from '../field-limits.ts';
import { unknownPlaceholders } from '../placeholders.ts';
import { isMembers, within } from './edits.ts';
import { allFacts } from './fact-names.ts';
import type { Field } from './fields.ts';

/**
 * Whether an edited value has the shape of its field, so that it can be stored and previewed. Length is checked only at
 * publishing, so nothing typed is refused earlier.
 */
export function fits(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return field.optional === true;
  switch (field.kind) {
    case 'text':
    case 'date':
    case 'choice':
    case 'country':
    case 'picture':
    case 'file':
      return (
        typeof value === 'string' && value.length <= contentLimits.text && !unwritable.test(value)
      );
    case 'number':
      return Number.isFinite(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length <= contentLimits.items &&
        value.every((item) => fits(field.item, item))
      );
    case 'record':
      return (
        isMembers(value) &&
        Object.keys(value).length <= contentLimits.items &&
        Object.entries(value).every(([id, item]) => idPattern.test(id) && fits(field.item, item))
      );
    case 'group':
      return (
        isMembers(value) &&
        Object.keys(value).every((key) => Object.hasOwn(field.fields, key)) &&
        Object.entries(field.fields).every(([key, inner]) => fits(inner, value[key]))
      );
  }
}

/**
 * Control characters and lone surrogates: an HTML parser drops or replaces them (WHATWG HTML, 13.2.3.5), so a page and
 * its content file would differ.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const unwritable = /[\0-\x08\x0b-\x1f\x7f\p{Cs}]/u;

/** The form of the ids of offices and certificates. */
const idPattern = /^[a-z0-9-]{1,40}$/;

/** A value that is edited and merged as one: a text, number, date or choice, or a whole list or record. */
export type MergeField = { readonly path: string; readonly field: Field };

/** The units of a form, by JSON Pointer (RFC 6901). */
export function mergeFieldsOf(field: Field, path = ''): MergeField[] {
  if (field.kind !== 'group') return [{ path, field }];
  return Object.entries(field.fields).flatMap(([key, inner]) =>
    mergeFieldsOf(inner, within(path, key)),
  );
}

/** The texts in a value that name unknown placeholders, by JSON Pointer, with these names. */
export function misnamedIn(
  field: Field,
  value: unknown,
  path = '',
): [path: string, names: string][] {
  if (typeof value === 'string') {
    const held = field.kind === 'text' ? (field.holds ?? []) : [];
    const names = unknownPlaceholders(value, [...allFacts, ...held.map((one) => one.slice(1, -1))]);
    return names.length > 0 ? [[path, names.join(', ')]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own =
      field.kind === 'group' ? field.fields[key] : 'item' in field ? field.item : undefined;
    return own ? misnamedIn(own, inner, within(path, key)) : [];
  });
}
