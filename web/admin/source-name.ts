import type { Source } from '#contract/application.ts';
import { identity } from '../content/identity.ts';
import type { AdminTexts } from './texts/index.ts';

/** How an applicant heard of the company, in words; the job board's name is set in the identity. */
export function sourceName(source: Source, { sources }: AdminTexts['applications']): string {
  return source === 'jobBoard' ? identity.jobBoard : sources[source];
}
