import { drawing, element } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { environment } from './guilloche/environment.ts';
import type { Inks } from './guilloche/inks.ts';
import { quality } from './guilloche/quality.ts';
import { satisfaction } from './guilloche/satisfaction.ts';
import { security } from './guilloche/security.ts';
import { side } from './guilloche-curves.ts';
import { shades } from './shades.ts';

type Standard = 'iso9001' | 'iso14001' | 'iso27001' | 'iso10002';

const onPaper = 2;
/** Light lines look heavier on a dark ground, so they get less weight. */
const onNight = 1.8;

const { teal, leaf, rust, azure, lagoon, coral } = shades.ink;

const prints: Readonly<
  Record<Standard, { figure: (inks: Inks) => string[]; paper: Inks; night: Inks }>
> = {
  iso9001: {
    figure: quality,
    paper: { first: palette.blue, second: teal, heart: palette.blue, weight: onPaper },
    night: { first: azure, second: lagoon, heart: palette.mint, weight: onNight },
  },
  iso14001: {
    figure: environment,
    paper: { first: teal, second: leaf, heart: teal, weight: onPaper },
    night: { first: palette.signal, second: palette.mint, heart: palette.mint, weight: onNight },
  },
  iso27001: {
    figure: security,
    paper: { first: rust, second: palette.ember, heart: palette.ember, weight: onPaper },
    night: { first: palette.ember, second: coral, heart: palette.dawn, weight: onNight },
  },
  iso10002: {
    figure: satisfaction,
    paper: { first: palette.blue, second: teal, heart: palette.ember, weight: onPaper },
    night: { first: azure, second: lagoon, heart: palette.dawn, weight: onNight },
  },
};

/** The engraving on the certificate of one standard. */
export function guilloche(standard: Standard): (tone: Tone) => string {
  return (tone) => {
    const print = prints[standard];
    return drawing(
      side,
      side,
      element('rect', { width: side, height: side, fill: palette[tone] }),
      ...print.figure(print[tone]),
    );
  };
}
