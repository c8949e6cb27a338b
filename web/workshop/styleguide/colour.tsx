import { type ReactNode, useEffect, useRef, useState } from 'react';
import { contrast, grade } from '../../plates/contrast.ts';
import { useShownScheme } from '../../state/shown-scheme.ts';
import theme from '../../styles/theme.css?raw';
import type { Chapter } from './piece.ts';

export const colour: Chapter = {
  id: 'colour',
  title: 'Colour',
  lead: 'Blue hour on the Bosphorus. Names and values come from theme.css and from the browser; contrasts are computed here, by WCAG 2.2. Text needs 4.5, running text should have 7, lines and large text need 3.',
  pieces: [
    {
      title: 'Palette',
      note: 'The same on every ground; its contrast is not. Dawn is the one call to action, signal is for lines and focus, ember marks errors.',
      Sample: Palette,
    },
    {
      title: 'Inks of the ground',
      note: 'What is drawn on a ground changes with it. Use these names, and a piece is right on both.',
      Sample: Inks,
    },
    {
      title: 'Grounds',
      note: 'What things stand on, and how well each ink can be read there.',
      Sample: Grounds,
    },
  ],
};

/** The palette, read from theme.css: a new colour appears here automatically. */
const palette = [...theme.matchAll(/--color-([a-z]+): (#[0-9a-f]+);/g)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

const [, root = ''] = /:root \{([^}]+)\}/.exec(theme) ?? [];

const groundTokens = [...root.matchAll(/--([a-z]+):/g)].map(([, name = '']) => name);

/** The tokens that are grounds; the others are drawn on them. */
const groundNames = ['surface', 'band', 'raised', 'chosen'];
const groundColours = groundTokens.filter((name) => groundNames.includes(name));
const inkColours = groundTokens.filter((name) => !groundNames.includes(name));

function Palette() {
  const { element, ground } = useGround();
  return (
    <ul ref={element}>
      {palette.map(({ name, value }) => (
        <Row key={name} name={name} value={value} against={ground?.surface}>
          <span className="size-13 rounded-xl border border-line" style={{ background: value }} />
        </Row>
      ))}
    </ul>
  );
}

function Inks() {
  const { element, ground } = useGround();
  return (
    <ul ref={element}>
      {inkColours.map((name) => (
        <Row key={name} name={name} value={ground?.[name]} against={ground?.surface}>
          <InkSample name={name} />
        </Row>
      ))}
    </ul>
  );
}

/** Letters and a line: the two uses of an ink. */
function InkSample({ name }: { name: string }) {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 52 52"
      aria-hidden="true"
      style={{ color: `var(--${name})` }}
    >
      <text x="2" y="30" className="fill-current font-heading text-2xl font-semibold">
        Ğü
      </text>
      <path
        d="M2 44h14c4 0 4-6 8-6s4 12 8 12 4-6 8-6h10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

type RowProps = {
  readonly name: string;
  readonly value: string | undefined;
  readonly against: string | undefined;
  readonly children: ReactNode;
};

function Row({ name, value, against, children }: RowProps) {
  return (
    <li
      data-token={name}
      className="grid grid-cols-[auto_1fr_6rem] items-center gap-4 border-t border-line py-2.5 first:border-t-0"
    >
      {children}
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted figures">{value}</span>
      </span>
      <span className="text-right">
        <ContrastNote colour={value} against={against} />
      </span>
    </li>
  );
}

function Grounds() {
  const { element, ground } = useGround();
  return (
    <ul ref={element} className="grid gap-4">
      {groundColours.map((name) => (
        <li
          key={name}
          data-token={name}
          className="rounded-xl border border-line p-5"
          style={{ background: `var(--${name})` }}
        >
          <p className="flex justify-between gap-4">
            <span className="font-semibold">{name}</span>
            <span className="text-sm figures">{ground?.[name]}</span>
          </p>
          {ground && <InksOn name={name} ground={ground} />}
        </li>
      ))}
    </ul>
  );
}

function InksOn({ name, ground }: { name: string; ground: Ground }) {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
      {inkColours.map((ink) => (
        <div key={ink}>
          <dt className="text-sm">{ink}</dt>
          <dd>
            <ContrastNote colour={ground[ink]} against={ground[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ContrastNoteProps = {
  readonly colour: string | undefined;
  /** The ground; both are undefined until they are read. */
  readonly against: string | undefined;
};

/** A colour's contrast on another, and what it is enough for. */
function ContrastNote({ colour, against }: ContrastNoteProps) {
  if (!colour || !against) return null;
  // A ground may set a colour to transparent.
  if (colour === 'transparent') return <span className="block text-sm">not drawn</span>;
  const ratio = contrast(colour, against);
  return (
    <span className="block figures">
      {ratio.toFixed(1)} <span className="block text-sm">{grade(ratio)}</span>
    </span>
  );
}

type Ground = Readonly<Record<string, string>>;

/** The tokens as the browser computes them at the element. */
function useGround() {
  const element = useRef<HTMLUListElement>(null);
  const [ground, setGround] = useState<Ground>();
  const scheme = useShownScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes what is read
  useEffect(() => {
    if (element.current) setGround(readTokens(element.current));
  }, [scheme]);
  return { element, ground };
}

function readTokens(element: HTMLElement): Ground {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return Object.fromEntries(groundTokens.map((name) => [name, read(name)]));
}
