import { random } from '../../plates/line.ts';
import { bell, type Point } from './shapes.ts';

/**
 * Istanbul's profile as one line, drawn from left to right. Each method continues where the last one ended. Heights are
 * in pixels above the shore.
 */
export class Profile {
  readonly #shore: number;
  readonly #points: Point[];
  #data: string;

  constructor(x: number, shore: number) {
    this.#shore = shore;
    this.#points = [[x, shore]];
    this.#data = `M${x} ${shore}`;
  }

  /** The path data so far, in relative steps: they are shorter, and the page carries them. */
  get line(): string {
    return this.#data;
  }

  /** The corners so far. */
  get points(): readonly Point[] {
    return this.#points;
  }

  to(x: number, height: number): this {
    return this.#step('l', [], [x, this.#y(height)]);
  }

  #y(height: number): number {
    return this.#shore - height;
  }

  /** Appends one command to `end`. `shape`: arguments before its last pair. `via`: a control point. */
  #step(command: string, shape: readonly number[], end: Point, via: readonly Point[] = []): this {
    const [fromX, fromY] = this.#points.at(-1) ?? end;
    const relative = [...via, end].flatMap(([x, y]) => [half(x) - fromX, half(y) - fromY]);
    this.#data += command + [...shape, ...relative].join(' ').replaceAll(' -', '-');
    this.#points.push([half(end[0]), half(end[1])]);
    return this;
  }

  /** A quarter of an ellipse from one point to the next: half a dome. */
  #curve(from: Corner, to: Corner): this {
    const radii = [half(Math.abs(to[0] - from[0])), half(Math.abs(to[1] - from[1]))];
    return this.to(...from).#step('a', [...radii, 0, 0, 1], [to[0], this.#y(to[1])]);
  }

  #dome(middle: number, radius: number, foot: number, rise: number): this {
    const top: Corner = [middle, foot + rise];
    return this.#curve([middle - radius, foot], top).#curve(top, [middle + radius, foot]);
  }

  /** The wave before the city: `waves` oscillations of at most `amplitude` pixels. */
  signal(from: number, to: number, waves: number, amplitude: number): this {
    const [middle, width] = [(from + to) / 2, (to - from) / 4];
    const count = Math.round(waves * 12);
    for (let step = 0; step <= count; step += 1) {
      const t = step / count;
      const x = from + (to - from) * t;
      const swing = Math.sin(t * waves * Math.PI * 2) * bell(x, middle, width);
      this.#step('l', [], [x, this.#shore - swing * amplitude]);
    }
    return this;
  }

  /** Flat roofs and gables; `hill` gives the height of the ground at a position from 0 to 1. */
  houses(from: number, to: number, hill: (t: number) => number, seed: number): this {
    const next = random(seed);
    let x = from;
    while (x < to) {
      const width = Math.min(to - x, 8 + next() * 17);
      const roof = hill((x - from) / (to - from)) * (0.55 + next() * 0.75);
      const gable = next() > 0.66 ? 5 + next() * 5 : 0;
      this.to(x, roof);
      if (gable > 0) this.to(x + width / 2, roof + gable);
      this.to(x + width, roof);
      x += width;
    }
    return this;
  }

  /** A tower with balconies and a pointed cap. */
  minaret(middle: number, height: number, foot: number): this {
    const side = [
      [5, foot],
      [4.4, height * 0.56],
      [7.2, height * 0.58],
      [7.2, height * 0.61],
      [3.6, height * 0.61],
      [3.4, height * 0.76],
      [5.6, height * 0.78],
      [5.6, height * 0.8],
      [3, height * 0.8],
      [2.8, height * 0.87],
      [0.5, height * 0.985],
    ] as const;
    for (const [out, up] of side) this.to(middle - out, up);
    this.to(middle, height);
    for (const [out, up] of side.toReversed()) this.to(middle + out, up);
    return this;
  }

  /** An imperial mosque: half domes up to the main dome, between four minarets. */
  mosque(middle: number): this {
    const at = (offset: number) => middle + offset;
    this.to(at(-226), 24).minaret(at(-212), 232, 24).to(at(-198), 24).to(at(-198), 44);
    for (const offset of [-184, -164]) this.#dome(at(offset), 9, 44, 13);
    this.to(at(-150), 44).minaret(at(-136), 312, 44).to(at(-122), 44).to(at(-122), 66);
    this.#curve([at(-116), 66], [at(-84), 98]).to(at(-84), 108);
    this.#curve([at(-80), 108], [at(-52), 142]).to(at(-52), 158);
    this.#curve([at(-50), 158], [at(-1.5), 214])
      .to(at(-1.5), 238)
      .to(at(0), 254);
    this.to(at(1.5), 238)
      .#curve([at(1.5), 214], [at(50), 158])
      .to(at(52), 158);
    this.#curve([at(52), 142], [at(80), 108]).to(at(84), 108);
    this.#curve([at(84), 98], [at(116), 66]).to(at(122), 66);
    this.to(at(122), 44).minaret(at(136), 312, 44).to(at(150), 44);
    for (const offset of [164, 184]) this.#dome(at(offset), 9, 44, 13);
    return this.to(at(198), 44).to(at(198), 24).minaret(at(212), 232, 24).to(at(226), 24);
  }

  /** A neighbourhood mosque: one dome, one minaret. */
  smallMosque(middle: number): this {
    const at = (offset: number) => middle + offset;
    return this.to(at(-66), 30)
      .minaret(at(-54), 172, 30)
      .to(at(-42), 50)
      .to(at(-36), 62)
      .#dome(middle, 34, 66, 40)
      .to(at(42), 62)
      .to(at(42), 46)
      .to(at(58), 46)
      .to(at(58), 24);
  }

  /** The Galata Tower: its balcony, its drum, its cone. */
  galata(middle: number): this {
    const side = [
      [34, 48],
      [30, 196],
      [37, 206],
      [37, 220],
      [27, 220],
      [27, 244],
      [32, 246],
      [2, 334],
    ] as const;
    for (const [out, up] of side) this.to(middle - out, up);
    this.to(middle, 354);
    for (const [out, up] of side.toReversed()) this.to(middle + out, up);
    return this;
  }

  /** A suspension bridge's cable: up to the first tower, down to mid-span, up to the second, down to the end. */
  cable({ anchor, towers, end, top, sag }: Bridge): this {
    const [first, second] = towers;
    const low = 2 * sag - top;
    this.to(anchor, deckHeight);
    this.#quadratic((anchor + first) / 2, (deckHeight + top) / 2 - 22, first, top);
    this.#quadratic((first + second) / 2, low, second, top);
    return this.#quadratic((second + end) / 2, (deckHeight + top) / 2 - 22, end, deckHeight);
  }

  #quadratic(cx: number, ch: number, x: number, height: number): this {
    return this.#step('q', [], [x, this.#y(height)], [[cx, this.#y(ch)]]);
  }
}

type Corner = [x: number, height: number];

/** Where a bridge stands: x along the line, heights above the shore. */
export type Bridge = {
  readonly anchor: number;
  readonly towers: readonly [number, number];
  readonly end: number;
  readonly top: number;
  /** The cable's height at mid-span. */
  readonly sag: number;
};

export const deckHeight = 62;

/** Half pixels are precise enough and keep the data short. */
function half(value: number): number {
  return Math.round(value * 2) / 2;
}
