import * as z from 'zod/mini';
import { type FieldError, isFieldMessageKey } from './field-messages.ts';

/** The error of each field by its name; the empty name stands for the whole input. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export type Checked<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Errors in one response, more than any form has fields. */
const maxErrors = 100;

/**
 * Checks input against a schema of the contract. Never throws. Called by the browser's form and the API's route, so
 * their results are equal.
 * @returns trimmed, typed data, or the first error of each field
 */
export function check<S extends z.ZodMiniType>(schema: S, input: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, data: result.data };
  // A map: assigning a field named `__proto__` to an object would set its prototype, and lose the error.
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues.slice(0, maxErrors)) {
    const unknown = issue.code === 'unrecognized_keys';
    for (const field of unknown ? issue.keys.slice(0, maxErrors) : [issue.path.join('.')]) {
      if (!errors.has(field))
        errors.set(field, unknown ? { key: 'unknownField' } : toFieldError(issue));
    }
  }
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** The error of an issue whose message is its key, else that of its kind. */
export function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const key = isFieldMessageKey(issue.message) ? issue.message : undefined;
  const isNumber = 'origin' in issue && issue.origin !== 'string' && issue.origin !== 'array';
  if (issue.code === 'too_big')
    return { key: key ?? (isNumber ? 'tooHigh' : 'tooLong'), max: Number(issue.maximum) };
  if (issue.code === 'too_small' && !key) {
    const min = Number(issue.minimum);
    if (isNumber) return { key: 'tooLow', min };
    if (issue.origin === 'string') return min <= 1 ? { key: 'required' } : { key: 'tooShort', min };
  }
  return issue.code === 'custom'
    ? { key: key ?? 'invalid', ...issue.params }
    : { key: key ?? 'invalid' };
}
