import { element, gradient } from './line.ts';
import { palette } from './palette.ts';
import { sign } from './sign.ts';

/** Attributes of a line with round ends and joints. */
export const roundEnds = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** The company's sign in the colours of the night, moved and scaled. */
export function signMark(x: number, y: number, scale: number, strokeWidth: number): string {
  const { center: cx, center: cy, radius: r, line } = sign;
  return element(
    'g',
    {
      transform: `translate(${x} ${y}) scale(${scale})`,
      ...{ fill: 'none', 'stroke-width': strokeWidth, ...roundEnds },
    },
    element('circle', { cx, cy, r, stroke: palette.mint }),
    element('path', { d: line, stroke: palette.dawn }),
  );
}

/** The opacity of the night colour by position in a gradient, both from 0 to 1. */
export type NightStops = Readonly<Record<number, number>>;

/** A gradient of the night colour over a picture, on which light text is readable. */
export function nightGradient(
  id: string,
  end: { readonly x2: number; readonly y2: number },
  stops: NightStops,
): string {
  const coloured = Object.entries(stops).map(
    ([offset, opacity]) => [Number(offset), palette.night, opacity] as const,
  );
  return gradient('linear', id, end, coloured);
}
