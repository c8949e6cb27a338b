import theme from '../styles/theme.css?raw';

/** A colour that is the same on every ground. */
export type PaletteColour = { readonly name: string; readonly value: string };

/** The palette, read from theme.css: a new colour appears here automatically. */
export const palette: readonly PaletteColour[] = [
  ...theme.matchAll(/--color-([a-z]+): (#[0-9a-f]+);/g),
].map(([, name = '', value = '']) => ({ name, value }));

const [, root = ''] = /:root \{([^}]+)\}/.exec(theme) ?? [];

/** The names of the tokens that change with the ground. */
export const groundTokens = [...root.matchAll(/--([a-z]+):/g)].map(([, name = '']) => name);

/** The tokens that are grounds; the others are drawn on them. */
const groundNames = ['surface', 'band', 'raised', 'chosen'];

export const groundColours = groundTokens.filter((name) => groundNames.includes(name));
export const inkColours = groundTokens.filter((name) => !groundNames.includes(name));
