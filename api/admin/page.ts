import { soonDays } from '#contract/field-limits.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { Page } from '#db/engine/page.ts';
import type { Context } from '../context.ts';
import { utc } from './utc.ts';

export function mapPage<Row, Item>(page: Page<Row>, toItem: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(toItem) };
}

/** Adds the time at which it is erased to each item of the trash, and to others if that is soon. */
export async function withKeptUntil<
  Item extends { readonly id: string; readonly trashedAtUtc: string | null },
>(
  { retention }: Context,
  table: 'messages' | 'applications',
  page: Page<Item>,
): Promise<Page<Item & { readonly keptUntilUtc?: string }>> {
  const ends = await retention.expiryOf(table, page.items);
  const soon = timeNow() + soonDays * 86_400_000;
  return mapPage(page, (item) => {
    const end = ends.get(item.id);
    const isShown = end !== undefined && (item.trashedAtUtc !== null || end < soon);
    return isShown ? { ...item, keptUntilUtc: utc(end) } : item;
  });
}
