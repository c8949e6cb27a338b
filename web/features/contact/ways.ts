import { hasDraft } from '../forms/draft.ts';

/** The forms of the contact page: three fields, all fields, or a quote. */
export const ways = ['short', 'full', 'quote'] as const;
export type Way = (typeof ways)[number];

/** The form in the address (page-link.tsx), else one with a draft, else the short one. */
export function wantedWay(): Way {
  const { search } = location;
  return ways.find((way) => search.includes(`form=${way}`)) ?? ways.findLast(hasDraft) ?? 'short';
}

/** Changes the query of the address, in the same history entry. */
export function changeQuery(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
