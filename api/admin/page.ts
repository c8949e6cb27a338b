import type { Page } from '#db/queries/message-list.ts';

/** A page of rows as the API tells them. */
export function mapPage<Row, Item>(page: Page<Row>, toItem: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(toItem) };
}
