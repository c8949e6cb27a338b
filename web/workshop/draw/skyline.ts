import { drawing, element, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import { plates } from '../../plates/plates.ts';
import { type Bridge, deckHeight, Profile } from './istanbul.ts';
import { shades } from './shades.ts';
import { bell, clamp, lerp, mix, noise, type Point, path, steps } from './shapes.ts';

/** The whole drawing; a phone shows a part of it. */
const { width, height } = plates.skyline;
/** The y of the waterline. */
const shore = 700;
/** The x of the sunset. */
const glow = 2540;
const bridge: Bridge = { anchor: 2610, towers: [2735, 3065], end: 3230, top: 300, sag: 96 };
/** The x from which there are houses. */
const firstHouse = 1600;
/** The part that a phone shows, from the mosque to the first tower of the bridge. */
const phoneCrop = { x: 1770, y: 100, width: 1000, height: 900 };
/** Position of the ferry in each view: its stern's x, its waterline's y. */
const ferries = { wide: [1010, 776], phone: [1850, 812] } as const satisfies Record<string, Point>;

const city = () =>
  new Profile(0, shore)
    .to(1150, 0)
    .signal(1150, 1560, 7, 46)
    .houses(1570, 1800, (t) => 12 + 34 * t, 21)
    .mosque(2030)
    .houses(2258, 2300, () => 38, 4)
    .smallMosque(2362)
    .houses(2422, 2474, (t) => 40 + 22 * t, 9)
    .galata(2512)
    .houses(2548, 2606, (t) => 56 - 26 * t, 31);

/** The animated line over both pictures. `make.ts` writes it to a file for the page. */
export const skylineLine = city().cable(bridge).to(3240, 0).line;

export const skyline = () => drawing(width, height, scene(ferries.wide));

export function skylinePhone(): string {
  const { width, height } = plates['skyline-phone'];
  const crop = Object.values(phoneCrop).join(' ');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: crop },
    scene(ferries.phone),
  );
}

/** The profile is left dark, since the page itself draws its line. */
function scene(at: Point): string {
  const waves = sea();
  const behind = (wave: Wave) => wave.level < at[1] - 4;
  return [
    element('defs', {}, ...gradients()),
    element('rect', { width, height, fill: 'url(#sky)' }),
    element('rect', { width, height: shore + 40, fill: 'url(#glow)' }),
    stars(),
    ...farHills(),
    element('path', {
      d: `${city().to(bridge.anchor, 0).line}V${shore + 20}H0Z`,
      fill: shades.silhouette,
    }),
    windows(),
    bridgeDeck(),
    ...waves.filter(behind).map(({ drawn }) => drawn),
    ferry(at),
    ...waves.filter((wave) => !behind(wave)).map(({ drawn }) => drawn),
    element('rect', { y: height * 0.86, width, height: height * 0.14, fill: 'url(#depth)' }),
  ].join('');
}

function gradients(): string[] {
  const stop = (offset: number, color: string, opacity?: number) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
  const down = { x1: 0, y1: 0, x2: 0, y2: 1 };
  const horizon = shore / height;
  return [
    element(
      'linearGradient',
      { id: 'sky', ...down },
      stop(0, palette.night),
      stop(horizon * 0.12, palette.night),
      stop(horizon * 0.6, palette.deep),
      stop(horizon * 0.88, shades.sky.low),
      stop(horizon, shades.sky.horizon),
      stop(1, palette.night),
    ),
    element(
      'radialGradient',
      {
        id: 'glow',
        gradientUnits: 'userSpaceOnUse',
        cx: 0,
        cy: 0,
        r: 1,
        gradientTransform: `translate(${glow} ${shore}) scale(1250 ${shore * 0.62})`,
      },
      stop(0, shades.glow[0], 1),
      stop(0.2, shades.glow[1], 0.82),
      stop(0.42, shades.glow[2], 0.5),
      stop(0.68, shades.glow[3], 0.24),
      stop(1, shades.glow[4], 0),
    ),
    element(
      'linearGradient',
      { id: 'depth', ...down },
      stop(0, palette.night, 0),
      stop(1, palette.night),
    ),
  ];
}

/** A few stars, high up where the sky is already dark. */
function stars(): string {
  const next = random(11);
  const count = Math.round(width / 60);
  return element(
    'g',
    { fill: palette.mint },
    ...Array.from({ length: count }, () => {
      const [x, y] = [next() * width, shore * (0.1 + 0.42 * next() ** 1.4)];
      return element('circle', {
        cx: Math.round(x),
        cy: Math.round(y),
        r: 0.8 + next() * 1.1,
        opacity: 0.18 + next() * 0.4 * (1 - y / shore),
      });
    }),
  );
}

/** The other shore: ridges that get darker towards the viewer. */
function farHills(): string[] {
  const rise = noise(5);
  const layers = 4;
  return Array.from({ length: layers }, (_, layer) => {
    const near = layer / (layers - 1);
    const points = steps(220).map((t): Point => {
      const x = t * width;
      const roll = rise(x / 620 + layer * 7, layer * 3.1) * 0.5 + 0.55;
      const fine = rise(x / 150 + layer * 3, layer * 1.7) * 0.16;
      return [x, shore - Math.max(0, (roll + fine) * lerp(74, 34, near))];
    });
    const warm = element(
      'linearGradient',
      { id: `far${layer}`, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: width, y2: 0 },
      ...steps(9).map((t) =>
        element('stop', {
          offset: t,
          'stop-color': mix(palette.signal, shades.lit.hills, bell(t * width, glow, width * 0.16)),
          'stop-opacity': lerp(0.3, 0.75, bell(t * width, glow, width * 0.22)) * lerp(0.6, 1, near),
        }),
      ),
    );
    return (
      warm +
      element('path', {
        d: `${path(points)}V${shore + 30}H0Z`,
        fill: mix(shades.farHills.first, shades.farHills.last, 0.3 + near * 0.7),
        'fill-opacity': lerp(0.55, 0.9, near),
      }) +
      element('path', {
        d: path(points),
        fill: 'none',
        stroke: `url(#far${layer})`,
        'stroke-width': 1.4,
      })
    );
  });
}

/** Lit windows low in the city. */
function windows(): string {
  const next = random(29);
  const panes = city()
    .points.filter(([x, y]) => x > firstHouse && y < shore - 18 && y > shore - 70)
    .filter(() => next() < 0.42)
    .map(([x, y]) => {
      const down = lerp(y + 8, shore - 6, next());
      return `M${Math.round(x + next() * 12 - 6)} ${Math.round(down)}h2.6`;
    });
  return element('path', {
    d: panes.join(''),
    stroke: palette.dawn,
    'stroke-opacity': 0.75,
    'stroke-width': 3.2,
  });
}

/** The parts of the bridge that the line leaves out: deck, legs, hangers. */
function bridgeDeck(): string {
  const { towers, top, sag, anchor, end } = bridge;
  const y = (height: number) => shore - height;
  const [first, second] = towers;
  const cableAt = (x: number) => {
    const t = ((x - first) / (second - first)) * 2 - 1;
    return sag + (top - sag) * t * t;
  };
  const hangers = steps(31).map((t) => {
    const x = lerp(first, second, t);
    return `M${x.toFixed(1)} ${y(cableAt(x)).toFixed(1)}V${y(deckHeight).toFixed(1)}`;
  });
  const legs = towers.map(
    (x) => `M${x - 4} ${shore}V${y(top)}h8V${shore}M${x - 4} ${y(top * 0.62)}h8`,
  );
  const decks = [0, 5].map((lower) => `M${anchor} ${y(deckHeight - lower)}H${end}`);
  return (
    element('path', {
      d: hangers.join(''),
      stroke: palette.dawn,
      'stroke-opacity': 0.3,
      'stroke-width': 1,
    }) +
    element('path', {
      d: [...legs, ...decks].join(''),
      fill: 'none',
      stroke: palette.dawn,
      'stroke-opacity': 0.8,
      'stroke-width': 2,
    })
  );
}

type Wave = { readonly level: number; readonly drawn: string };

/** Waves from far to near, each hiding what is behind it, with the sky's light on them as a path. */
function sea(): Wave[] {
  const swell = noise(7);
  const count = 40;
  return steps(count).map((near, index) => {
    const level = lerp(shore + 4, height + 10, near ** 1.5);
    const amplitude = lerp(2.5, 40, near);
    const points = steps(420).map((t): Point => {
      const x = t * width;
      const long = swell(x / 900 + index * 0.12, index * 0.21) * 0.62;
      const short = swell(x / 240 + index * 0.7, index * 0.4) * 0.3;
      const chop = Math.sin(x / 26 + index * 1.9) * 0.09 * swell(x / 400, index * 0.8);
      return [x, level - (long + short + chop) * amplitude];
    });
    const line = path(points);
    const drawn = [
      element(
        'linearGradient',
        { id: `sea${index}`, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: width, y2: 0 },
        ...steps(17).map((t) => lightOnWater(t, near, index)),
      ),
      element('path', {
        d: `${line}V${height + 20}H0Z`,
        fill: mix(shades.deepWater, palette.night, clamp(near * 1.5)),
        'fill-opacity': 0.9,
      }),
      element('path', {
        d: line,
        fill: 'none',
        stroke: `url(#sea${index})`,
        'stroke-width': lerp(1.3, 2.3, near),
      }),
    ];
    return { level, drawn: drawn.join('') };
  });
}

/** A city ferry with two decks, a funnel and smoke. */
function ferry([x, y]: Point): string {
  const outline =
    'M0-14C8-2 14 0 24 0H196C208 0 214-8 218-18H190V-32H176V-46H126V-58H84V-46H44V-32H26V-16L0-14Z' +
    'M96-58V-84H114V-58M62-46V-66M24-18H192M44-32H176';
  const smoke = 'M105-90C112-106 140-104 150-116S196-124 214-138';
  const portholes = 'M36-24H186M54-39H168';
  return element(
    'g',
    {
      transform: `translate(${x} ${y}) scale(0.62)`,
      fill: shades.silhouette,
      stroke: palette.mint,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
      'stroke-opacity': 0.85,
    },
    element('path', { d: outline }),
    element('path', { d: smoke, fill: 'none', 'stroke-opacity': 0.35 }),
    element('path', {
      d: portholes,
      fill: 'none',
      stroke: palette.dawn,
      'stroke-width': 4,
      'stroke-dasharray': '4 7',
    }),
  );
}

function lightOnWater(t: number, near: number, index: number): string {
  const fromGlow = t * width - glow;
  const spread = lerp(0.05, 0.13, near) * width;
  const light = bell(fromGlow, Math.sin(index * 2.3) * spread * 0.35, spread) * (1 - near * 0.72);
  const hush = 0.5 + 0.5 * Math.sin(t * 9 + index * 1.3);
  return element('stop', {
    offset: t,
    'stop-color': mix(mix(palette.signal, palette.blue, near * 0.75), shades.lit.water, light),
    'stop-opacity': clamp(lerp(0.55, 0.26, near) * (0.55 + hush * 0.6) + light * 0.6),
  });
}
