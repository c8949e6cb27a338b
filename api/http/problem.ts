import type { FieldError } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { ProblemCode } from '#contract/problem.ts';

/** What is wrong with a field, in words of its own where no text of every form says it. */
export type RefusedField = FieldError & { readonly words?: (language: Language) => string };
export type RefusedFields = Readonly<Record<string, RefusedField>>;

type Particulars = {
  readonly errors?: RefusedFields;
  readonly headers?: Record<string, string>;
  /** For the log alone. */
  readonly cause?: unknown;
};

/** What a route throws to refuse: a code of the contract, and what is wrong with which field. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: RefusedFields | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, { errors, headers = {}, cause }: Particulars = {}) {
    super(code, { cause });
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}
