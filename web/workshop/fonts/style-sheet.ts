import {
  type FaceId,
  faceIds,
  faces,
  type Part,
  partNames,
  sourceName,
  subsetFile,
} from '../../fonts/faces.ts';
import {
  type Overrides,
  overridesFor,
  standInIds,
  standIns,
  styleIds,
  styles,
} from './fallbacks.ts';
import { codePoints, subsetCodePoints, weights } from './subset.ts';

const header = `/* Made by \`npm run workshop -- fonts\`: see web/fonts. Each letter is fetched with the smallest file that has it. */`;

/**
 * The style sheets by file name in web/styles. `fonts.css` has both faces, and `fallback-fonts.css` what is shown while
 * they load. `whole-fonts.css` has the letters beyond our texts, for where visitors' text is typed or shown.
 */
export async function styleSheets(): Promise<Readonly<Record<string, string>>> {
  return {
    'fonts.css': sheet(...(await Promise.all(faceIds.map(subsetFace)))),
    'fallback-fonts.css': sheet(...(await standInFaces())),
    'whole-fonts.css': sheet(...(await wholeFaces())),
  };
}

function sheet(...rules: readonly string[]): string {
  return `${[header, ...rules].join('\n')}\n`;
}

async function subsetFace(face: FaceId): Promise<string> {
  return ownFace(face, `../fonts/${subsetFile(face)}`, await subsetCodePoints(face));
}

function wholeFaces(): Promise<string[]> {
  return Promise.all(faceIds.flatMap((face) => partNames.map((part) => wholeFace(face, part))));
}

async function wholeFace(face: FaceId, part: Part): Promise<string> {
  const { rest } = await codePoints(face, part);
  return ownFace(face, sourceName(faces[face].package, part), rest);
}

function ownFace(face: FaceId, file: string, range: readonly number[]): string {
  return fontFace({
    'font-family': `"${faces[face].family}"`,
    // The same in all rules of a face: otherwise they would count as fonts of different weights.
    'font-weight': `${weights.min} ${weights.max}`,
    'font-display': 'swap',
    src: `url("${file}") format("woff2")`,
    'unicode-range': unicodeRange(range),
  });
}

async function standInFaces(): Promise<string[]> {
  const rules: string[] = [];
  for (const face of faceIds) {
    for (const standIn of standInIds) {
      for (const style of styleIds) {
        const overrides = await overridesFor(face, standIn, style);
        const names = standIns[standIn][style];
        rules.push(
          fontFace({
            'font-family': `"${faces[face].standIn}${standIns[standIn].suffix}"`,
            'font-weight': String(styles[style].weight),
            src: names.map((name) => `local("${name}")`).join(', '),
            ...inPercent(overrides),
          }),
        );
      }
    }
  }
  return rules;
}

function inPercent(overrides: Overrides): Record<string, string> {
  return Object.fromEntries(
    Object.entries(overrides).map(([name, part]) => [name, `${Number((part * 100).toFixed(2))}%`]),
  );
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}`;
}

/** Ascending code points as CSS ranges: `U+20-7E, U+A0`. */
export function unicodeRange(points: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return ranges
    .map(({ from, to }) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`)
    .join(', ');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
