import { contentLimits } from '../field-limits.ts';
import { isMembers } from './edits.ts';
import type { Field } from './fields.ts';

/**
 * Whether an edited value has the shape of its field, so that it can be kept and previewed. It may still be too short,
 * too long or empty: that is said at publishing, and nothing that was typed is refused before.
 */
export function fits(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return field.optional === true;
  switch (field.kind) {
    case 'text':
    case 'date':
    case 'choice':
    case 'picture':
    case 'file':
      return typeof value === 'string' && value.length <= contentLimits.text && isWritable(value);
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
 * Whether a page and its content file would say the same: an HTML parser drops or replaces control characters and
 * halves of surrogate pairs (WHATWG HTML, 13.2.3.5).
 */
function isWritable(text: string): boolean {
  return !unwritable.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const unwritable = /[\0-\x08\x0b-\x1f\x7f\p{Cs}]/u;

/** As the ids of offices and certificates are. */
const idPattern = /^[a-z0-9-]{1,40}$/;
