import { sign } from '../../plates/sign.ts';

/** Makes an HTML element with its attributes and contents. A false attribute is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | false>> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...contents);
  return made;
}

/** Makes an SVG drawing, decorative: the text beside it must say the same. */
export function drawing(
  attributes: Readonly<Record<string, string>>,
  ...parts: readonly (readonly [tag: string, Readonly<Record<string, string>>])[]
): SVGElement {
  const svg = inSvg('svg', { fill: 'none', 'aria-hidden': 'true', ...attributes });
  svg.append(...parts.map(([tag, own]) => inSvg(tag, own)));
  return svg;
}

/** The sign of the company, for dark grounds (ui/logo.tsx). */
export function signDrawing(): SVGElement {
  const { size, center, radius, strokeWidth, line } = sign;
  return drawing(
    { width: '34', height: '34', viewBox: `0 0 ${size} ${size}`, 'stroke-width': `${strokeWidth}` },
    ['circle', { cx: `${center}`, cy: `${center}`, r: `${radius}`, class: 'stroke-mint' }],
    [
      'path',
      { d: line, class: 'stroke-dawn', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ],
  );
}

function inSvg(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(made, attributes);
  return made;
}

function setAttributes(made: Element, attributes: Readonly<Record<string, string | false>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value);
  }
}
