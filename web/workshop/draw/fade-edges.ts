import { element, gradient } from '../../plates/line.ts';

/** How far the fade reaches from each edge, as a fraction of the width or height. */
type Margins = { readonly x: number; readonly top: number; readonly bottom: number };

/** Eased: a linear fade shows a band where it begins and ends. */
const eased = [
  [0, 1],
  [0.25, 0.84],
  [0.5, 0.5],
  [0.75, 0.16],
  [1, 0],
] as const;

/**
 * Fades a picture to its ground at every edge, so that it ends in the page's own colour. Drawn last. A mask would do
 * the same at many times the cost of drawing.
 */
export function fadeEdges(width: number, height: number, ground: string, margins: Margins): string {
  const sides = [
    { id: 'melt-left', x1: 0, y1: 0, x2: margins.x, y2: 0 },
    { id: 'melt-right', x1: 1, y1: 0, x2: 1 - margins.x, y2: 0 },
    { id: 'melt-top', x1: 0, y1: 0, x2: 0, y2: margins.top },
    { id: 'melt-bottom', x1: 0, y1: 1, x2: 0, y2: 1 - margins.bottom },
  ];
  const fade = eased.map(([offset, opacity]) => [offset, ground, opacity] as const);
  return sides
    .map(
      ({ id, ...line }) =>
        gradient('linear', id, line, fade) +
        element('rect', { width, height, fill: `url(#${id})` }),
    )
    .join('');
}
