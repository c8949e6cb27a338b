import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { ApplicationNarrowing, ApplicationQuery } from '#contract/admin/applications.ts';
import { applicationStages } from '#contract/application.ts';
import { firstIdAt } from '../ids.ts';
import { pieces } from '../pieces.ts';
import type { Database } from '../schema.ts';
import type { Searched } from '../store.ts';
import { ownTurn } from '../turns.ts';
import { applicationsWithCv, type ListedApplication } from './applications.ts';
import { toBit } from './bit.ts';
import { pageOfFound } from './found-rows.ts';
import { type Page, pageOf } from './message-list.ts';

/** Rows per batch of an export. */
const exportedAtOnce = 100;

type Selection = SelectQueryBuilder<Database, 'applications', object>;

/** @returns one page of applications, the cursor of the next page, and the total of matches */
export async function listApplications(
  { db, search }: Searched,
  query: ApplicationQuery,
): Promise<Page<ListedApplication>> {
  if (query.q) {
    const seqs = await search.found('applications', query.q, narrowed(db, query));
    const page = await pageOfFound(db, 'applications', seqs, query);
    return pageOf(await rowsOf(db, 'seq', page, query), query, seqs.length);
  }
  await ownTurn();
  const ids = await pageOfIds(db, query);
  const rows = await rowsOf(db, 'id', ids, query);
  await ownTurn();
  return pageOf(rows, query, await countOf(narrowed(db, query)));
}

/** Yields all matching applications in batches, newest first. */
export async function* applicationPages(
  { db, search }: Searched,
  narrowing: ApplicationNarrowing,
  signal: AbortSignal,
): AsyncGenerator<ListedApplication[]> {
  const { q } = narrowing;
  if (q) {
    const seqs = await search.found('applications', q, narrowed(db, narrowing), signal);
    for (const some of pieces(seqs.toReversed(), exportedAtOnce)) {
      await ownTurn(signal);
      yield await rowsOf(db, 'seq', some, { sort: 'newest' });
    }
    return;
  }
  for (let cursor: string | undefined; ; ) {
    await ownTurn(signal);
    const query = { ...narrowing, sort: 'newest', limit: exportedAtOnce, cursor } as const;
    const { items, nextCursor } = pageOf(
      await rowsOf(db, 'id', await pageOfIds(db, query), query),
      query,
      0,
    );
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

/** Returns one id more than the page holds, if there are more. Keyset paging: new arrivals do not shift pages. */
async function pageOfIds(
  db: Kysely<Database>,
  { sort, cursor, limit, ...narrowing }: ApplicationQuery,
): Promise<string[]> {
  const [direction, beyond] =
    sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const ofEach: string[] = [];
  // The index is sorted within each stage; a query over all stages would need a sort.
  for (const stage of narrowing.stage ? [narrowing.stage] : applicationStages) {
    let ids = narrowed(db, { ...narrowing, stage })
      .select('id')
      .orderBy('id', direction)
      .limit(limit + 1);
    if (cursor) ids = ids.where('id', beyond, cursor);
    ofEach.push(...idsIn(await ids.execute()));
  }
  const sorted = ofEach.sort();
  return (sort === 'newest' ? sorted.reverse() : sorted).slice(0, limit + 1);
}

function rowsOf(
  db: Kysely<Database>,
  key: 'id' | 'seq',
  keys: readonly (string | number)[],
  { sort }: Pick<ApplicationQuery, 'sort'>,
): Promise<ListedApplication[]> {
  return applicationsWithCv(db)
    .where(`applications.${key}`, 'in', keys as string[])
    .orderBy(`applications.${key}`, sort === 'newest' ? 'desc' : 'asc')
    .execute();
}

function idsIn(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Applies every filter of the list except search. */
function narrowed(db: Kysely<Database>, narrowing: ApplicationNarrowing): Selection {
  const { stage, spam, experience, source, talentPool, from, to } = narrowing;
  // Without a stage filter all stages are named, so that the covering index suffices.
  let result: Selection = db
    .selectFrom('applications')
    .where('stage', 'in', stage ? [stage] : applicationStages)
    .where('spam_reason', spam ? 'is not' : 'is', null);
  if (experience) result = result.where('experience', '=', experience);
  if (source) result = result.where('source', '=', source);
  if (talentPool !== undefined) result = result.where('talent_pool', '=', toBit(talentPool));
  if (from) result = result.where('id', '>=', firstIdAt(from));
  if (to) result = result.where('id', '<', firstIdAt(to));
  return result;
}

async function countOf(selection: Selection): Promise<number> {
  const { count } = await selection
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
