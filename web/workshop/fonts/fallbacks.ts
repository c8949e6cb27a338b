import { type FaceId, faces } from '../../fonts/faces.ts';
import { fontRuns, type OpenFace } from '../../fonts/open-font.ts';
import { openFace } from './open.ts';
import { textsIn } from './texts.ts';

/**
 * The system fonts shown until ours have loaded, by their local names. They are not on npm: `measured` is a font that
 * was drawn to the same widths, or whose texts are narrower by the factors `wider`.
 */
export const standIns = {
  // Windows, macOS and iOS have Arial, Linux mostly Liberation Sans, ChromeOS Arimo, and printing on Linux uses Nimbus
  // Sans. All are as wide as Arimo. Linux first: only there does Chromium wait for another process at each name that it
  // looks up.
  arial: {
    suffix: '',
    measured: 'arimo',
    wider: { regular: 1, bold: 1 },
    regular: ['Liberation Sans', 'Arial', 'Arimo', 'NimbusSans-Regular'],
    bold: ['Liberation Sans Bold', 'Arial Bold', 'Arimo Bold', 'NimbusSans-Bold'],
  },
  // Android has no Arial. Where its Roboto is one variable file, the bold has no name of its own.
  roboto: {
    suffix: ' Roboto',
    measured: 'roboto',
    wider: { regular: 1, bold: 1 },
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  },
  // The only font of many a small Linux. Factors over the site's texts: DejaVu 2.37 by Arimo.
  dejavu: {
    suffix: ' DejaVu',
    measured: 'arimo',
    wider: { regular: 1.134, bold: 1.193 },
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
  },
} as const;
export type StandInId = keyof typeof standIns;
export const standInIds = Object.keys(standIns) as StandInId[];

/**
 * The cuts of a system font, and our weight that each stands in for. Weight 500, used for a few labels, takes the
 * regular cut's measures.
 */
export const styles = {
  regular: { weight: 400, standInWeight: 400 },
  bold: { weight: 600, standInWeight: 700 },
} as const;
export type StyleId = keyof typeof styles;
export const styleIds = Object.keys(styles) as StyleId[];

/**
 * Descriptors of an @font-face (CSS Fonts 5), as fractions of 1. No line gap: it counts only where `line-height` is
 * `normal`, which no style uses.
 */
export type Overrides = Readonly<
  Record<'size-adjust' | 'ascent-override' | 'descent-override', number>
>;

/**
 * The overrides that make a stand-in as wide and as high as our face over the site's own texts. Letter-spacing of
 * headings is left out: it is relative to the font size, so it narrows both alike.
 */
export async function overridesFor(
  face: FaceId,
  standIn: StandInId,
  style: StyleId,
): Promise<Overrides> {
  const { weight, standInWeight } = styles[style];
  const [ours, theirs, texts] = await Promise.all([
    openFace(faces[face].package, weight),
    openFace(standIns[standIn].measured, standInWeight),
    textsIn(face),
  ]);
  const sizeAdjust = widthOf(texts, ours) / widthOf(texts, theirs) / standIns[standIn].wider[style];
  const { unitsPerEm, ascent, descent } = ours[0];
  const scale = unitsPerEm * sizeAdjust;
  return {
    'size-adjust': sizeAdjust,
    'ascent-override': ascent / scale,
    'descent-override': -descent / scale,
  };
}

/** In units of the font size. Kerned as in browsers, within the run of one file. */
function widthOf(texts: readonly string[], face: OpenFace): number {
  return (
    texts
      // A no-break space is as wide as a space, and fontkit cannot read Arimo's.
      .flatMap((text) => fontRuns(text.replaceAll('\u00a0', ' '), face))
      .map(({ font, run }) => font.layout(run, ['kern']).advanceWidth / font.unitsPerEm)
      .reduce((sum, width) => sum + width, 0)
  );
}
