import type { Field } from './fields.ts';
import { within } from './json-pointer.ts';

/** A value that is edited and merged as one: a text, number, date or choice, or a whole list or record. */
export type MergeField = { readonly path: string; readonly field: Field };

/** The units of a form, by JSON Pointer (RFC 6901). */
export function mergeFieldsOf(field: Field, path = ''): MergeField[] {
  if (field.kind !== 'group') return [{ path, field }];
  return Object.entries(field.fields).flatMap(([key, inner]) =>
    mergeFieldsOf(inner, within(path, key)),
  );
}
