/** A generator of numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An SVG element. Undefined attributes are left out; numbers are rounded to three decimals. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return `<${name}${written}>${children.join('')}</${name}>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A whole SVG drawing; width and height in pixels. */
export function drawing(width: number, height: number, ...children: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  );
}

type Stop = readonly [offset: number, color: string, opacity?: number];

/** A gradient element with `geometry` as its attributes. */
export function gradient(
  kind: 'linear' | 'radial',
  id: string,
  geometry: Readonly<Record<string, string | number>>,
  list: readonly Stop[],
): string {
  const stops = list.map(([offset, color, opacity]) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );
  return element(`${kind}Gradient`, { id, ...geometry }, ...stops);
}
