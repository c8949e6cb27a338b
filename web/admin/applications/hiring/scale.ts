import { ratings } from '#contract/admin/hiring.ts';

/** The ratings and scores that can be given, from the least to the most. */
export const scale = Array.from(
  { length: ratings.most - ratings.least + 1 },
  (_, index) => ratings.least + index,
);
