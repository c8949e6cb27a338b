import type { Outcome } from '../../api-client/call-api.ts';

/** What the service says of too many calls, which no check of the connection mends; empty for any other failure. */
export function tooManyText(outcome: Outcome<unknown>): string {
  return !outcome.ok && outcome.status === 429 ? outcome.text : '';
}
