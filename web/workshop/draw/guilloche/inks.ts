/** The inks of a figure, two and the one for its heart, and its line weight. */
export type Inks = {
  readonly first: string;
  readonly second: string;
  readonly heart: string;
  /** Of a strand in a band, in pixels; borders are a multiple of it. */
  readonly weight: number;
};
