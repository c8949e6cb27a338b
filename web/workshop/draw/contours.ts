import { drawing, element, gradient } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import { hills } from './contours/hills.ts';
import { disc, sky, strait } from './contours/light.ts';
import { farRanges, nearRanges } from './contours/ranges.ts';
import { height, sun, width } from './contours/scene.ts';
import { shades } from './shades.ts';

/** The y from which the picture fades into the page. */
const meltFrom = 900;

const downwards = { x1: 0, y1: 0, x2: 0, y2: 1 };
const fromSun = (r: number) => ({ cx: sun.x, cy: sun.y, r, gradientUnits: 'userSpaceOnUse' });

function definitions(): string {
  return element(
    'defs',
    {},
    // The top sixth is the page's own night, since the headline is above the picture.
    gradient('linear', 'dawn', downwards, [
      [0, palette.night],
      [0.16, palette.night],
      [0.36, shades.dawnSky[0]],
      [0.5, shades.dawnSky[1]],
      [0.56, shades.dawnSky[2]],
    ]),
    gradient('radial', 'air', fromSun(900), [
      [0, palette.dawn, 0.9],
      [0.3, shades.dawnAir[0], 0.6],
      [0.6, shades.dawnAir[1], 0.5],
      [1, palette.signal, 0.4],
    ]),
    gradient('radial', 'rim', fromSun(560), [
      [0.2, palette.dawn],
      [0.6, palette.mint],
      [1, shades.dawnRim],
    ]),
    gradient('linear', 'sea', downwards, [
      [0, shades.dawnSea[0]],
      [0.25, shades.dawnSea[1]],
      [0.6, palette.night],
    ]),
    gradient('linear', 'melt', downwards, [
      [0, palette.night, 0],
      [0.9, palette.night, 1],
    ]),
    element('clipPath', { id: 'disc' }, element('circle', { cx: sun.x, cy: sun.y, r: sun.radius })),
  );
}

/** Hills in layers over a strait, and a low sun behind the farthest. */
export const contours = (): string =>
  drawing(
    width,
    height,
    definitions(),
    element('rect', { width, height, fill: 'url(#dawn)' }),
    sky(),
    disc(),
    ...farRanges.map(hills),
    strait(),
    ...nearRanges.map(hills),
    element('rect', { y: meltFrom, width, height: height - meltFrom, fill: 'url(#melt)' }),
  );
