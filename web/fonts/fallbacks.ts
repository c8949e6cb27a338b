import { type FaceId, faces } from './faces.ts';
import { fontRuns, type OpenFace, openFace } from './open.ts';
import { textsIn } from './texts.ts';

/**
 * The fonts that stand in until ours are here, by the names under which systems have them. A system's own
 * font is not to be had from npm: `measured` is one that was drawn to the same widths.
 */
export const standIns = {
  // Windows, macOS and iOS have Arial, Linux mostly Liberation Sans, ChromeOS Arimo, and who prints on Linux
  // Nimbus Sans: all are as wide as Arimo. Linux first: only there Chromium waits for another process at each
  // name that it looks up.
  arial: {
    suffix: '',
    measured: 'arimo',
    regular: ['Liberation Sans', 'Arial', 'Arimo', 'NimbusSans-Regular'],
    bold: ['Liberation Sans Bold', 'Arial Bold', 'Arimo Bold', 'NimbusSans-Bold'],
  },
  // Android has no Arial. Where its Roboto is one variable file, the bold has no name of its own.
  roboto: {
    suffix: ' Roboto',
    measured: 'roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  },
} as const;
export type StandInId = keyof typeof standIns;
export const standInIds = Object.keys(standIns) as StandInId[];

/**
 * A weight of ours, and the cut of the font which stands in for it; systems have two. What is set in 500, a
 * label here and there, borrows the regular one's measures.
 */
export const styles = {
  regular: { weight: 400, cut: 'regular' },
  bold: { weight: 600, cut: 'bold' },
} as const;
const cutWeights = { regular: 400, bold: 700 } as const;
export type StyleId = keyof typeof styles;
export const styleIds = Object.keys(styles) as StyleId[];

/**
 * The descriptors of an @font-face (CSS Fonts 5), as parts of one. The line gap counts only where `line-height`
 * is `normal`, which it is nowhere.
 */
export type Overrides = Readonly<
  Record<'size-adjust' | 'ascent-override' | 'descent-override', number>
>;

/**
 * What makes a stand-in as wide and as high as a face of ours over the site's own texts. The headings'
 * letter-spacing is left out: it is a part of the font size, so it narrows both by the same.
 */
export async function overridesFor(
  face: FaceId,
  standIn: StandInId,
  style: StyleId,
): Promise<Overrides> {
  const { weight, cut } = styles[style];
  const [ours, theirs, texts] = await Promise.all([
    openFace(faces[face].package, weight),
    openFace(standIns[standIn].measured, cutWeights[cut]),
    textsIn(face),
  ]);
  const sizeAdjust = widthOf(texts, ours) / widthOf(texts, theirs);
  const { unitsPerEm, ascent, descent } = ours[0];
  const scale = unitsPerEm * sizeAdjust;
  return {
    'size-adjust': sizeAdjust,
    'ascent-override': ascent / scale,
    'descent-override': -descent / scale,
  };
}

/** In parts of the font size; kerned as browsers do, inside of what one file sets. */
function widthOf(texts: readonly string[], face: OpenFace): number {
  return (
    texts
      // A no-break space is as wide as a space, and of Arimo's fontkit cannot read it.
      .flatMap((text) => fontRuns(text.replaceAll('\u00a0', ' '), face))
      .map(({ font, run }) => font.layout(run, ['kern']).advanceWidth / font.unitsPerEm)
      .reduce((sum, width) => sum + width, 0)
  );
}
