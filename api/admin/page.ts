import type { Page } from '#db/engine/page.ts';
import type { Context } from '../context.ts';
import { utc } from './utc.ts';

export function mapPage<Row, Item>(page: Page<Row>, toItem: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(toItem) };
}

/** Adds to each item the time at which it is erased, if it is. */
export async function withKeptUntil<Item extends { readonly id: string }>(
  { retention }: Context,
  table: 'messages' | 'applications',
  page: Page<Item>,
): Promise<Page<Item & { readonly keptUntilUtc?: string }>> {
  const ends = await retention.expiryOf(table, page.items);
  return mapPage(page, (item) => {
    const end = ends.get(item.id);
    return end === undefined ? item : { ...item, keptUntilUtc: utc(end) };
  });
}
