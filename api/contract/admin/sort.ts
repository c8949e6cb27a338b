export const sorts = ['newest', 'oldest'] as const;
export type Sort = (typeof sorts)[number];

/** The views that begin with what is most urgent. */
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
