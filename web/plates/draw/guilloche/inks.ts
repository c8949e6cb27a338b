/** What a figure is printed with: two inks and the one for its heart, and the weight of its lines. */
export type Inks = {
  readonly first: string;
  readonly second: string;
  readonly heart: string;
  /** Of a strand in a band; borders are a multiple of it. */
  readonly weight: number;
};
