import type { ContentDifference } from '#contract/admin/content.ts';
import { isOpeningName } from '#contract/content/edits.ts';
import { isPublic, languagesOf, slugOf } from '#contract/content/opening.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { edited, type StoredEdit } from './stored-edits.ts';

/**
 * What openings get with their first publication, and keep: addresses made of their titles, and its day. One that is
 * being closed gets the time of that.
 * @param edits what is to be published
 * @param others of publications that are scheduled: their addresses are taken
 * @param when the day in the company's time zone, and the time as ISO 8601
 */
export function settledOpenings(
  content: SiteContent,
  edits: readonly StoredEdit[],
  others: readonly ContentDifference[],
  when: { readonly day: string; readonly atUtc: string },
): ContentDifference[] {
  const { openings } = edited(content, edits) as SiteContent;
  const changes: ContentDifference[] = [];
  for (const [id, opening] of Object.entries(openings)) {
    if (!isPublic(opening)) continue;
    const set = (path: string, to: string | null) =>
      changes.push({ document: `openings/${id}`, path, from: null, to });
    for (const language of languagesOf(opening)) {
      const title = opening.title?.[language];
      if (opening.slug?.[language] || !title) continue;
      const path = `/slug/${language}`;
      const own = Object.values(openings).map(({ slug }) => slug?.[language]);
      const given = [...others, ...changes]
        .filter((one) => isOpeningName(one.document) && one.path === path)
        .map(({ to }) => String(to));
      set(path, slugOf(title, [...own, ...given]));
    }
    const { posted, state, closedAt } = opening;
    if (!posted) set('/posted', when.day);
    if (state === 'closed' && !closedAt) set('/closedAt', when.atUtc);
    if (state === 'open' && closedAt) set('/closedAt', null);
  }
  return changes;
}
