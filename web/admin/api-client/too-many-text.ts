import type { Outcome } from '../../api-client/call-api.ts';

/** The service's text for too many calls, where checking the connection would not help; empty for other failures. */
export function tooManyText(outcome: Outcome<unknown>): string {
  return !outcome.ok && outcome.status === 429 ? outcome.text : '';
}
