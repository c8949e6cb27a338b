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
  const errors: Record<string, FieldError> = {};
  for (const issue of result.error.issues.slice(0, maxErrors)) {
    const unknown = issue.code === 'unrecognized_keys';
    for (const field of unknown ? issue.keys.slice(0, maxErrors) : [issue.path.join('.')]) {
      // Without hasOwn, a field named `constructor` would count as already reported.
      if (!Object.hasOwn(errors, field))
        define(errors, field, unknown ? { key: 'unknownField' } : toFieldError(issue));
    }
  }
  return { ok: false, errors };
}

/** Assignment to `__proto__` would set the prototype and lose the error. */
function define(errors: Record<string, FieldError>, field: string, error: FieldError): void {
  Object.defineProperty(errors, field, { value: error, enumerable: true });
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const key = isFieldMessageKey(issue.message) ? issue.message : 'invalid';
  if (issue.code === 'too_big') return { key, max: Number(issue.maximum) };
  return issue.code === 'custom' ? { key, ...issue.params } : { key };
}
