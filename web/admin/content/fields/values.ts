import { valueAt, within, withValue } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { newUuid } from '../../api-client/new-uuid.ts';

/**
 * Applies a change to a value.
 * @param next the new value, or a function of the present one
 */
export function updated(now: unknown, next: unknown): unknown {
  return typeof next === 'function' ? next(now) : next;
}

/** The change of a group or record for a change of one of its members. */
export function memberChange(key: string, next: unknown): (now: unknown) => unknown {
  const path = within('', key);
  return (now) => withValue(now, path, updated(valueAt(now, path), next));
}

/** The value of a new item: empty texts, which the owner fills before publishing. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'date':
    case 'country':
      return '';
    case 'number':
      return field.min ?? 0;
    case 'picture':
    case 'file':
      return undefined;
    case 'choice':
      return field.options[0] ?? '';
    case 'list':
      return Array.from({ length: field.min ?? 0 }, () => emptyOf(field.item));
    case 'record':
      return {};
    case 'group': {
      const own = Object.entries(field.fields).filter(([, inner]) => !inner.optional);
      return Object.fromEntries(
        own.map(([key, inner]) => [
          key,
          key === 'id' ? `section-${newUuid().slice(0, 8)}` : emptyOf(inner),
        ]),
      );
    }
  }
}

/** The number of empty texts in a value. */
export function emptyTexts(value: unknown): number {
  if (typeof value === 'string') return value.trim() === '' ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + emptyTexts(inner), 0);
}
