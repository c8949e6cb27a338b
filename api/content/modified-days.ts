import type { Kysely } from 'kysely';
import type { ContentDifference } from '#contract/admin/content.ts';
import { type DocumentName, isDocumentName, partsOf } from '#contract/content/documents.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { type PageId, pageIds } from '#contract/content/site-map.ts';
import { timeNow } from '#db/engine/clock.ts';
import { allPublications } from '#db/queries/content.ts';
import type { Database } from '#db/schema.ts';
import { utc } from '../admin/utc.ts';
import { differences, editsIn, type StoredEdit } from './stored-edits.ts';

type Modified = Partial<Record<PageId, string>>;

/**
 * The day on which each page changed last, for the sitemap: that of the last publication that touched its texts, and
 * today for what is being published.
 * @param content the build's
 */
export async function modifiedDays(
  db: Kysely<Database>,
  content: SiteContent,
  edits: readonly StoredEdit[],
): Promise<Modified> {
  const publications = await allPublications(db);
  const touched = publications.map(({ changes, publish_at }) => ({
    changes: JSON.parse(changes) as ContentDifference[],
    at: publish_at,
  }));
  // Also where an edit is gone, and the page is again as the build made it.
  const fresh = differences(content, editsIn(publications.at(-1)), edits);
  const days: Modified = {};
  for (const { changes, at } of [...touched, { changes: fresh, at: timeNow() }]) {
    const documents = changes.map(({ document }) => document).filter(isDocumentName);
    for (const page of documents.flatMap(pagesOf)) days[page] = utc(at).slice(0, 10);
  }
  return days;
}

/** What surrounds every page, and the company's data, touch all of them. */
function pagesOf(name: DocumentName): readonly PageId[] {
  const texts = partsOf(name)?.texts ?? 'chrome';
  return texts === 'chrome' ? pageIds : [texts];
}
