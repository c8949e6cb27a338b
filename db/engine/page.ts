import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../schema.ts';

export type Paging = {
  readonly sort: 'newest' | 'oldest';
  /** The cursor of the item after which the page starts. */
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export type Page<Row> = {
  readonly items: Row[];
  /** The cursor of the last item; null on the last page. */
  readonly nextCursor: string | null;
  readonly total: number;
  /** Set if a search matched nothing exactly: the words that it found instead. */
  readonly near?: string[];
};

/** The order by id, and the comparison of the ids beyond a cursor. */
export function directionOf({ sort }: Pick<Paging, 'sort'>) {
  return sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
}

/** @param rows with one more than the page holds, if there are more */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { limit }: Pick<Paging, 'limit'>,
  total: number,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last?.id ?? null, total };
}

/** How many rows of a selection have each value of a column. */
export async function countBy<Table extends keyof Database, Column extends string>(
  selection: SelectQueryBuilder<Database, Table, Readonly<Record<Column, string>>>,
  column: Column,
): Promise<Map<string, number>> {
  const rows = await selection
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(column as never)
    .execute();
  return new Map(rows.map((row) => [row[column], row.count]));
}

export async function countOf<Table extends keyof Database>(
  selection: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await selection
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
