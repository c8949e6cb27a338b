import theme from '../styles/theme.css?raw';

/** A colour that is the same on every ground. */
export type PaletteColour = { readonly name: string; readonly value: string };

/** The palette as theme.css names it, so that a new colour is on this page by itself. */
export const palette: readonly PaletteColour[] = [
  ...theme.matchAll(/--color-([a-z]+): (#[0-9a-f]+);/g),
].map(([, name = '', value = '']) => ({ name, value }));

const [, root = ''] = /:root \{([^}]+)\}/.exec(theme) ?? [];

/** The names of what changes with the ground. */
export const groundTokens = [...root.matchAll(/--([a-z]+):/g)].map(([, name = '']) => name);

/** Those among them that something stands on; the others are drawn on them. */
const groundNames = ['surface', 'band', 'raised', 'chosen'];

export const groundColours = groundTokens.filter((name) => groundNames.includes(name));
export const inkColours = groundTokens.filter((name) => !groundNames.includes(name));
