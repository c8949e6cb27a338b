type Summit = readonly [x: number, spread: number, rise: number];

/** One range of hills, drawn in rows that come down its slope towards the viewer. */
export type Range = {
  /** 0 is the farthest, 1 is at the viewer's feet. */
  readonly depth: number;
  /** The y of the farthest row, and pixels from there down to the nearest. */
  readonly foot: number;
  readonly apron: number;
  readonly rows: number;
  readonly summits: readonly Summit[];
};

/** Behind the water; the sun is over the first of them. */
export const farRanges: readonly Range[] = [
  {
    depth: 0,
    foot: 658,
    apron: 10,
    rows: 6,
    summits: [
      [420, 420, 90],
      [1120, 330, 84],
      [1690, 240, 104],
      [2200, 300, 130],
    ],
  },
  {
    depth: 0.2,
    foot: 664,
    apron: 4,
    rows: 10,
    summits: [
      [130, 430, 160],
      [820, 330, 136],
      [1180, 150, 40],
      [1960, 240, 100],
      [2440, 330, 180],
    ],
  },
];

/** The two shores, which leave the water open below the sun, and the slope that the viewer stands on. */
export const nearRanges: readonly Range[] = [
  {
    depth: 0.42,
    foot: 716,
    apron: 46,
    rows: 15,
    summits: [
      [380, 400, 220],
      [930, 230, 100],
    ],
  },
  {
    depth: 0.58,
    foot: 742,
    apron: 60,
    rows: 17,
    summits: [
      [2330, 380, 260],
      [1850, 170, 90],
    ],
  },
  {
    depth: 0.78,
    foot: 830,
    apron: 170,
    rows: 20,
    summits: [
      [-40, 520, 270],
      [640, 360, 130],
    ],
  },
  {
    depth: 1,
    foot: 985,
    apron: 230,
    rows: 22,
    summits: [
      [2400, 640, 330],
      [1240, 420, 96],
      [150, 700, 110],
    ],
  },
];
