export const sorts = ['newest', 'oldest'] as const;
export type Sort = (typeof sorts)[number];

/** Views in which the most urgent records come first. */
const urgentFirst: readonly (string | undefined)[] = ['waiting', 'interview', 'followUp', 'due'];

export function sortOf({
  view,
  sort,
}: {
  readonly view?: string | undefined;
  readonly sort?: Sort | undefined;
}): Sort {
  return sort ?? (urgentFirst.includes(view) ? 'oldest' : 'newest');
}
