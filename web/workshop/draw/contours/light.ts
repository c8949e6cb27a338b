import { element, random } from '#web/plates/line.ts';
import { palette } from '#web/plates/palette.ts';
import { shades } from '#web/workshop/draw/shades.ts';
import {
  bell,
  clamp,
  lerp,
  mix,
  noise,
  type Point,
  ramp,
  steps,
} from '#web/workshop/draw/shapes.ts';
import { burin } from '../engrave.ts';
import { columns, height, sun, width } from './scene.ts';

/** Pixels between lines: they read as one disc on a phone and stay lines on a desktop. */
const sunPitch = 6.6;

/** The water begins behind the far hills and ends behind the nearest slope. */
const water = { top: 668, first: 676, last: 984, rows: 34 } as const;
const glintsPerRow = 3;

const drift = noise(2009);
const [, , ...waterLevels] = shades.levels;
const waterHue = ramp(waterLevels);

/** The disc of the sun in level lines, which get thinner towards the haze. */
export function disc(): string {
  const lines = steps(Math.floor((sun.radius * 2) / sunPitch)).map((t) =>
    element('path', {
      d: `M${sun.x - sun.radius} ${sun.y + (t * 2 - 1) * sun.radius}h${sun.radius * 2}`,
      stroke: mix(shades.lit.sun, palette.dawn, t * 1.8),
      'stroke-width': lerp(6, 2.6, t),
    }),
  );
  return element('g', { 'clip-path': 'url(#disc)' }, ...lines);
}

/** The sky in level lines, which are heavier where there is light and vanish where there is none. */
export function sky(): string {
  const lines = steps(34).map((t) => {
    const y = lerp(600, 215, t ** 1.15);
    const points = columns.map((x): Point => [x, y + drift(x / 900, y / 200) * 5 * t]);
    const weight = ([x]: Point) => {
      const light = bell(x, sun.x, lerp(900, 330, t)) * (1 - t) ** 0.8;
      return 2.7 * light * clamp(0.55 + 0.6 * drift(x / 520 + 60, y / 46));
    };
    return element('path', { d: burin({ points, weight }), fill: 'url(#air)' });
  });
  return lines.join('');
}

/** The strait below the sun, with the sun's reflection. */
export function strait(): string {
  const chance = random(34);
  const rows = steps(water.rows).map((t) => {
    const y = lerp(water.first, water.last, t ** 1.35);
    const weight = ([x]: Point) =>
      lerp(1.1, 2.2, t) * clamp(0.5 + 0.7 * drift(x / 330 + t * 9, t * 40));
    const swell = element('path', {
      d: burin({ points: columns.map((x): Point => [x, y]), weight }),
      fill: waterHue(t),
      'fill-opacity': lerp(0.7, 0.5, t),
    });
    return swell + Array.from({ length: glintsPerRow }, () => glint(y, t, chance)).join('');
  });
  const ground = { x: 0, y: water.top, width, height: height - water.top, fill: 'url(#sea)' };
  return element('rect', ground) + rows.join('');
}

/** One short stroke of sunlight, pointed at both ends. Nearer strokes are wider apart. */
function glint(y: number, near: number, chance: () => number): string {
  const x = sun.x + (chance() + chance() - 1) * lerp(84, 190, near);
  const half = lerp(10, 44, chance()) * lerp(0.8, 1.5, near);
  const points = steps(9).map((t): Point => [x + (t * 2 - 1) * half, y]);
  const weight = ([at]: Point) => lerp(2.8, 4.2, near) * (1 - ((at - x) / half) ** 2);
  return element('path', {
    d: burin({ points, weight }),
    fill: palette.dawn,
    'fill-opacity': lerp(0.95, 0.25, near),
  });
}
