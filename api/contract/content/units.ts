import type { Field } from './fields.ts';
import { within } from './json-pointer.ts';

/** A value that is edited and merged as one: a text, number, date or choice, or a whole list or record. */
export type Unit = { readonly path: string; readonly field: Field };

/** The units of a form, by JSON Pointer (RFC 6901). */
export function unitsOf(field: Field, path = ''): Unit[] {
  if (field.kind !== 'group') return [{ path, field }];
  return Object.entries(field.fields).flatMap(([key, inner]) => unitsOf(inner, within(path, key)));
}
