import { random } from './line.ts';

/**
 * A portrait drawn from a name: path data to stroke in a box of 120 by 120. Three waves run around one ring. Two swing
 * oppositely, and the third is between them.
 */
export function voiceprint(name: string): string {
  const chance = random(seedOf(name));
  const between = (least: number, most: number) => least + chance() * (most - least);
  const waves = Math.floor(between(10, 19));
  const lobes = Math.floor(between(2, 5));
  const [lean, tilt] = [between(0.6, 2.4), between(0, 7)];
  const syllables = Array.from({ length: Math.floor(between(2, 6)) }, () => ({
    at: between(0, 2 * Math.PI),
    width: between(0.35, 1),
    loud: between(13, 30),
  }));
  const loudness = (angle: number) =>
    syllables.reduce((most, { at, width, loud }) => {
      const apart = Math.abs(((angle - at + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
      return Math.max(most, loud * Math.exp(-((apart / width) ** 2)));
    }, 6);
  return [1, -1, between(-0.7, 0.7)]
    .map((share) =>
      ring(waves * 2, (angle, side) => {
        const rest = 37 + lean * Math.sin(lobes * angle + tilt);
        return rest + side * share * Math.min(loudness(angle), 2 * (57 - rest));
      }),
    )
    .join('');
}

/**
 * A closed curve around the middle, through the points halfway between its peaks. `t` mirrors the last control point,
 * so each curve takes two numbers.
 */
function ring(count: number, reach: (angle: number, side: 1 | -1) => number): string {
  const peak = (index: number) => {
    const angle = ((index % count) / count) * 2 * Math.PI;
    const far = reach(angle, index % 2 ? 1 : -1);
    return [60 + far * Math.sin(angle), 60 - far * Math.cos(angle)] as const;
  };
  const halfway = (from: number, to: number) => Math.round(from * 5 + to * 5);
  // In tenths, relative to the previous point. Each step corrects the rounding of the previous one.
  let [peakX, peakY] = peak(0);
  const [lastX, lastY] = peak(count - 1);
  let [x, y] = [halfway(lastX, peakX), halfway(lastY, peakY)];
  [peakX, peakY] = [Math.round(peakX * 10) / 10, Math.round(peakY * 10) / 10];
  let data = `M${pair(x, y)}q${pair(peakX * 10 - x, peakY * 10 - y)}`;
  for (let index = 1; index <= count; index++) {
    const [nextX, nextY] = peak(index);
    const [toX, toY] = [halfway(peakX, nextX), halfway(peakY, nextY)];
    const step = pair(toX - x, toY - y);
    data += index === 2 ? `t${step}` : step.startsWith('-') ? step : ` ${step}`;
    [x, y] = [toX, toY];
    [peakX, peakY] = [x / 5 - peakX, y / 5 - peakY];
  }
  return `${data}z`;
}

/** Two numbers, given in tenths, as the shortest path data. */
function pair(x: number, y: number): string {
  const [first, second] = [x, y].map((tenths) =>
    String(Math.round(tenths) / 10).replace(/^(-?)0\./, '$1.'),
  );
  return `${first}${second?.startsWith('-') ? '' : ' '}${second}`;
}

/** A seed for a name (FNV-1a). */
function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return seed;
}
