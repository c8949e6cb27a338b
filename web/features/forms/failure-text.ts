import { proofRequiredStatus } from '#contract/proof-required.ts';
import type { Outcome } from '../../api-client/call-api.ts';

type Refusal = Extract<Outcome<unknown>, { ok: false }>;
type FailureTexts = { readonly failure: string; readonly offline: string };

/** Why a form could not be sent. */
export type Failure = {
  readonly failure: string;
  /** What the visitor can do, or what the service says of it. */
  readonly help?: string | undefined;
};

/** As the short form says it: the service's own words, else the status, else that it failed (specification, section 8). */
export function shortFormFailure({ status, text }: Refusal, texts: FailureTexts): Failure {
  // ProofNote says the rest.
  if (status === proofRequiredStatus) return { failure: texts.failure };
  if (text) return { failure: text };
  if (status === undefined) return { failure: texts.failure, help: texts.offline };
  return { failure: `${texts.failure.replace(/\.$/, '')} (${status})` };
}

/** As the larger forms say it: always in their own words, without a status. */
export function largeFormFailure({ status, text }: Refusal, texts: FailureTexts): Failure {
  if (status === proofRequiredStatus) return { failure: texts.failure };
  return { failure: texts.failure, help: status === undefined ? texts.offline : text };
}
