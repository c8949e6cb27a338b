import { valueAt, withValue } from '#contract/content/edits.ts';
import { within } from '#contract/content/json-pointer.ts';

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
