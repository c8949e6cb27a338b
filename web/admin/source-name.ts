import type { Source } from '#contract/application.ts';
import { identity } from '../content/identity.ts';
import type { AdminTexts } from './texts/tr.ts';

/** How an applicant came to know of us, in words; the job board's name is the owner's own. */
export function sourceName(source: Source | 'none', { sources }: AdminTexts['overview']): string {
  return source === 'jobBoard' ? identity.jobBoard : sources[source];
}
