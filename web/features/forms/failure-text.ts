import { proofRequiredStatus } from '#contract/proof-of-work.ts';
import type { Outcome } from '../../call-api.ts';

type Refusal = Extract<Outcome<unknown>, { ok: false }>;
type FailureTexts = { readonly failure: string; readonly offline: string };

/** The service's own words, else the status, else that the network is gone (specification, section 8). */
export function failureText({ status, text }: Refusal, texts: FailureTexts): string {
  // ProofNote says the rest.
  if (status === proofRequiredStatus) return texts.failure;
  if (text) return text;
  if (status === undefined) return `${texts.failure} ${texts.offline}`;
  return `${texts.failure.replace(/\.$/, '')} (${status})`;
}

/** As the larger forms say it: that it failed, and what the service says of it or that the network is gone. */
export function wholeFailureText({ status, text }: Refusal, texts: FailureTexts): string {
  if (status === undefined) return `${texts.failure} ${texts.offline}`;
  if (status === proofRequiredStatus) return texts.failure;
  return text ? `${texts.failure} ${text}` : `${texts.failure} (${status})`;
}
