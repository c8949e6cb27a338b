import type { Kysely } from 'kysely';
import type { ApplicationNarrowing, ApplicationQuery } from '#contract/admin/applications.ts';
import { firstIdAt } from '../ids.ts';
import type { Database } from '../schema.ts';
import { applicationsWithCv, type ListedApplication } from './applications.ts';
import { toBit } from './bit.ts';
import type { Page } from './message-list.ts';
import { matches } from './search.ts';

/** One page of applications, what to ask for next, and how many match in all. */
export async function listApplications(
  db: Kysely<Database>,
  query: ApplicationQuery,
): Promise<Page<ListedApplication>> {
  const { sort, cursor, limit } = query;
  const [direction, beyond] =
    sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  let page = applicationsWithCv(db)
    .where('applications.id', 'in', matchingIds(db, query))
    .orderBy('applications.id', direction)
    .limit(limit + 1);
  if (cursor) page = page.where('applications.id', beyond, cursor);
  const rows = await page.execute();
  const items = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
  const { total } = await db
    .selectFrom(matchingIds(db, query).as('matching'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, nextCursor, total };
}

function matchingIds(db: Kysely<Database>, narrowing: ApplicationNarrowing) {
  const { stage, spam, experience, source, talentPool, q, from, to } = narrowing;
  let ids = db
    .selectFrom('applications')
    .select('applications.id')
    .where('spam_reason', spam ? 'is not' : 'is', null);
  if (stage) ids = ids.where('stage', '=', stage);
  if (experience) ids = ids.where('experience', '=', experience);
  if (source) ids = ids.where('source', '=', source);
  if (talentPool !== undefined) ids = ids.where('talent_pool', '=', toBit(talentPool));
  if (from) ids = ids.where('applications.id', '>=', firstIdAt(from));
  if (to) ids = ids.where('applications.id', '<', firstIdAt(to));
  if (!q) return ids;
  const found = db
    .selectFrom('applications_search')
    .select('rowid')
    .where(matches('applications_search', q));
  return ids.where('seq', 'in', found);
}
