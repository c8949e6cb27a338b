import { periodInWords } from '#contract/content/period.ts';
import { soonDays } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import type { AdminTexts } from '../texts/index.ts';
import { filterCount, type Query } from './query.ts';

/** The title of the page's content. */
export function titleOf({ view, pool, trash }: Query, texts: AdminTexts['applications']): string {
  if (trash) return texts.trash;
  if (view) return `${texts.title}: ${texts.views[view]}`;
  return pool ? texts.pool : texts.title;
}

/** The text of an empty list. */
export function emptyText(query: Query, texts: AdminTexts, language: Language): string {
  const { applications } = texts;
  if (filterCount(query) > 0 || query.q || query.spam) return applications.nothingFound;
  if (query.trash) return applications.emptyTrash;
  if (!query.view) return applications.empty;
  const days = periodInWords({ count: soonDays, unit: 'days' }, language);
  return fill(applications.emptyViews[query.view], { days });
}
