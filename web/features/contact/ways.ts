import { hasDraft } from '../forms/draft-names.ts';

/** The ways to write on the contact page: three fields, all of them, or what a quote needs. */
export const ways = ['short', 'full', 'quote'] as const;
export type Way = (typeof ways)[number];

/** The way that the address names (contact-query.ts), else the one in which something was typed. */
export function wantedWay(): Way {
  const { search } = location;
  return ways.find((way) => search.includes(`form=${way}`)) ?? ways.findLast(hasDraft) ?? 'short';
}
