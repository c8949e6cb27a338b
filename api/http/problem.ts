import type { FieldError } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { ProblemCode, ProblemDetails } from '#contract/problem.ts';
import { type ChangedBy, type ChangeEntries, recordChanges } from '#db/queries/done-by.ts';

/** A field's error, with its own text where no field message fits. */
export type RefusedField = FieldError & { readonly words?: (language: Language) => string };
export type RefusedFields = Readonly<Record<string, RefusedField>>;

type Particulars = {
  readonly errors?: RefusedFields;
  readonly secondFactor?: ProblemDetails['secondFactor'];
  /** Of `changedMeanwhile`: who made the change, or where that is found. */
  readonly change?: ChangedBy | ChangeEntries | undefined;
  readonly headers?: Record<string, string>;
  /** For the log only. */
  readonly cause?: unknown;
};

/** Thrown for an error response: a code of the contract, and the errors by field. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly particulars: Omit<Particulars, 'cause'>;

  constructor(code: ProblemCode, { cause, ...particulars }: Particulars = {}) {
    super(code, { cause });
    this.code = code;
    this.particulars = particulars;
  }
}

export function invalid(field: string, error: RefusedField): Problem {
  return new Problem('invalid', { errors: { [field]: error } });
}

/** `invalid` with a text of its own. */
export function refused(field: string, words: (language: Language) => string): Problem {
  return invalid(field, { key: 'invalid', words });
}

/** @param leftMs until a further call may succeed; reported in whole seconds */
export function tooMany(leftMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  return new Problem('tooMany', { headers: { 'Retry-After': String(seconds) } });
}

/** @param change who made it, or where that is found; undefined if nobody knows */
export function changedBy(change: Particulars['change']): Problem {
  return new Problem('changedMeanwhile', { change });
}

/** A record has changed. */
export function recordChanged(recordId: string): Problem {
  return changedBy({ actions: recordChanges, recordId });
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
