import type { Page } from '#db/queries/page.ts';

/** Converts a page of rows to a page of the API's items. */
export function mapPage<Row, Item>(page: Page<Row>, toItem: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(toItem) };
}
