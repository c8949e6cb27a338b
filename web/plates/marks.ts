import { element, gradient, mix, type Point } from './line.ts';
import { palette } from './palette.ts';
import { sign } from './sign.ts';

type Attributes = Readonly<Record<string, string | number>>;

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A stroked path with round ends and joints. */
export function stroke(d: string, attributes: Attributes): string {
  return element('path', { d, fill: 'none', ...round, ...attributes });
}

/** A dot to be stroked: a line of no length. Thousands of them in one path take a tenth of the bytes of circles. */
export function dot([x, y]: Point): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}

type Beacon = { readonly point: number; readonly rings: readonly [number, ...number[]] };

/** The bright point of a plate, with rings that fade outwards; radii in pixels. */
export function beacon([cx, cy]: Point, { point, rings }: Beacon): string {
  const circles = rings.map((r, index) => {
    const outwards = index / rings.length;
    return element('circle', {
      cx,
      cy,
      r,
      fill: 'none',
      stroke: palette.dawn,
      'stroke-width': 2.1 - outwards,
      'stroke-opacity': 0.95 - 0.9 * outwards,
    });
  });
  const fill = mix(palette.dawn, palette.paper, 0.6);
  return circles.join('') + element('circle', { cx, cy, r: point, fill });
}

/** The company's sign in the colours of the night, moved and scaled. */
export function signMark(x: number, y: number, scale: number, strokeWidth: number): string {
  const { center: cx, center: cy, radius: r, line } = sign;
  return element(
    'g',
    {
      transform: `translate(${x} ${y}) scale(${scale})`,
      ...{ fill: 'none', 'stroke-width': strokeWidth, ...round },
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
