import { proofRequiredStatus } from '#contract/proof-of-work.ts';
import type { Outcome } from '../../api-client/call-api.ts';

type Refusal = Extract<Outcome<unknown>, { ok: false }>;
type FailureTexts = { readonly failure: string; readonly offline: string };

export type Failure = {
  readonly failure: string;
  /** What the visitor can do, or the service's explanation. */
  readonly help?: string | undefined;
};

/** Short form: the service's text, else the general text with the status (specification, section 8). */
export function shortFormFailure({ status, text }: Refusal, texts: FailureTexts): Failure {
  // ProofNote shows the rest.
  if (status === proofRequiredStatus) return { failure: texts.failure };
  if (text) return { failure: text };
  if (status === undefined) return { failure: texts.failure, help: texts.offline };
  return { failure: `${texts.failure.replace(/\.$/, '')} (${status})` };
}

/** Larger forms: always their own text, without a status. The service's text becomes the help. */
export function largeFormFailure({ status, text }: Refusal, texts: FailureTexts): Failure {
  if (status === proofRequiredStatus) return { failure: texts.failure };
  return { failure: texts.failure, help: status === undefined ? texts.offline : text };
}
