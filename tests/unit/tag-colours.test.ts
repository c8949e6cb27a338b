import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tagColours } from '#contract/admin/tags.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../web/styles/${name}.css`, import.meta.url), 'utf8');

/** The custom properties of a style sheet in one scheme; those of the dark one stand after its variant. */
function colours(name: string, scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const [light = '', ...dark] = read(name).split('@variant night');
  const part = scheme === 'light' ? light : dark.join('');
  const found = [...part.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return new Map(found.map(([, key = '', value = '']) => [key, value.trim()]));
}

const tokens = colours('theme', 'light');

/** A colour as `#rrggbb`, after following the tokens that it names. */
function resolved(value: string | undefined): string {
  const [, token] = /^var\(--([\w-]+)\)$/.exec(value ?? '') ?? [];
  const hex = token ? resolved(tokens.get(token)) : (value ?? '');
  return hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** A colour laid over a ground at 16 %, as a ticked row is. */
function tinted(ground: string, over: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [low = 0, high = 0] = [ground, over].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(low * 0.84 + high * 0.16)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const theme = colours('theme', scheme);
  const tags = colours('tags', scheme);
  const ground = (name: string) => resolved(theme.get(name));
  const grounds = [
    ...['surface', 'raised', 'band', 'chosen'].map(ground),
    tinted(ground('surface'), ground('link')),
  ];

  test.each(tagColours)('%s has enough contrast with every ground', (colour) => {
    const hex = resolved(tags.get(`tag-${colour}`));
    expect(hex).toMatch(/^#[\da-f]{6}$/);
    for (const one of grounds) {
      expect(one).toMatch(/^#[\da-f]{6}$/);
      expect(contrast(hex, one), `${hex} on ${one}`).toBeGreaterThanOrEqual(3);
    }
  });
});
