import type { ContentDifference } from '#contract/admin/content.ts';
import { type DocumentName, isDocumentName, partsOf } from '#contract/content/documents.ts';
import { isOpeningName, type OpeningName } from '#contract/content/edits.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { type PageId, pageIds } from '#contract/content/site-map.ts';
import { timeNow } from '#db/engine/clock.ts';
import { latestPublication, publishedChanges } from '#db/queries/content.ts';
import type { Db } from '#db/schema.ts';
import { utc } from '../admin/utc.ts';
import { differences, editsIn, type StoredEdit } from './stored-edits.ts';

/**
 * The day of each page's last change, for the sitemap: of the last publication that changed its texts; today for pages
 * that are being published. An opening's page has the name of its document.
 * @param content the build's
 */
export async function modifiedDays(db: Db, content: SiteContent, edits: readonly StoredEdit[]) {
  const touched = (await publishedChanges(db)).map(({ changes, publish_at }) => ({
    changes: JSON.parse(changes) as ContentDifference[],
    at: publish_at,
  }));
  // An edit that was removed counts too: the page is again as built.
  const fresh = differences(content, editsIn(await latestPublication(db)), edits);
  const days: Partial<Record<PageId | OpeningName, string>> = {};
  for (const { changes, at } of [...touched, { changes: fresh, at: timeNow() }]) {
    const documents = changes.map(({ document }) => document).filter(isDocumentName);
    for (const page of documents.flatMap(pagesOf)) days[page] = utc(at).slice(0, 10);
  }
  return days;
}

/** The chrome and the company's data affect all pages; an opening its own one, and the list. */
function pagesOf(name: DocumentName): readonly (PageId | OpeningName)[] {
  if (isOpeningName(name)) return ['life', name];
  const texts = partsOf(name)?.texts ?? 'chrome';
  return texts === 'chrome' ? pageIds : [texts];
}
