import { random } from '../../plates/line.ts';
import { lerp, type Point, smoothstep, steps } from './shapes.ts';

/** Symbols on the line, oscillations per symbol, and the part of a symbol before it changes. */
const SYMBOLS = 12;
const OSCILLATIONS = 3;
const HOLD = 0.7;
/** The levels of 16-QAM, far enough apart to be seen as steps in height. */
const LEVELS = [-1.5, -0.5, 0.5, 1.5] as const;
const POINTS = 900;

type Symbol = readonly [inPhase: number, quadrature: number];

/** A wave from the left edge to `end` that carries symbols in height and phase; flat at both ends. */
export function carrier(end: Point, height: number, seed: number): Point[] {
  const next = random(seed);
  const level = () => LEVELS[Math.floor(next() * LEVELS.length)] ?? 0;
  const symbols = Array.from({ length: SYMBOLS + 2 }, (): Symbol => [level(), level()]);
  return steps(POINTS).map((t) => {
    const [inPhase, quadrature] = symbolAt(symbols, t * SYMBOLS);
    const phase = t * SYMBOLS * OSCILLATIONS * 2 * Math.PI;
    const wave = inPhase * Math.cos(phase) + quadrature * Math.sin(phase);
    return [end[0] * t, end[1] + height * Math.sin(Math.PI * t) ** 2 * wave];
  });
}

function symbolAt(symbols: readonly Symbol[], at: number): Symbol {
  const [now, then] = [symbols[Math.floor(at)], symbols[Math.floor(at) + 1]];
  const change = smoothstep(HOLD, 1, at % 1);
  return [lerp(now?.[0] ?? 0, then?.[0] ?? 0, change), lerp(now?.[1] ?? 0, then?.[1] ?? 0, change)];
}
