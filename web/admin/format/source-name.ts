import type { Source } from '#contract/application.ts';
import { company } from '../company.ts';
import type { AdminTexts } from '../texts/index.ts';

/** How an applicant heard of the company, in words; the job board's name is the company's. */
export function sourceName(source: Source, { sources }: AdminTexts['applications']): string {
  return source === 'jobBoard' ? company().jobBoard : sources[source];
}
