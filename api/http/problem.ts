import type { FieldError } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { ProblemCode, ProblemDetails } from '#contract/problem.ts';

/** A field's error, with its own text where no field message fits. */
export type RefusedField = FieldError & { readonly words?: (language: Language) => string };
export type RefusedFields = Readonly<Record<string, RefusedField>>;

type Particulars = {
  readonly errors?: RefusedFields;
  readonly secondFactor?: ProblemDetails['secondFactor'];
  readonly headers?: Record<string, string>;
  /** For the log only. */
  readonly cause?: unknown;
};

/** Thrown for an error response: a code of the contract, and the errors by field. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: RefusedFields | undefined;
  readonly headers: Record<string, string>;
  readonly secondFactor: ProblemDetails['secondFactor'];

  constructor(code: ProblemCode, { errors, secondFactor, headers = {}, cause }: Particulars = {}) {
    super(code, { cause });
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.secondFactor = secondFactor;
  }
}

export function invalid(field: string, error: RefusedField): Problem {
  return new Problem('invalid', { errors: { [field]: error } });
}

export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('notFound');
  return found;
}

/** @returns `diskFull` for an error that a full disk caused, else the error */
export function diskProblem(reason: unknown): unknown {
  const { code } = reason as NodeJS.ErrnoException;
  return code === 'ENOSPC' ? new Problem('diskFull', { cause: reason }) : reason;
}
