import { foldLetters } from '#contract/fold.ts';

/** What placeholders are called on the screen, by their stored names: `interview` is `görüşme`. */
export type PlaceholderNames = Readonly<Record<string, string>>;

const placeholder = /\{([^{}]+)\}/g;

/** A stored text with its placeholders as the screen calls them. */
export function toShown(text: string, names: PlaceholderNames): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(names, name) ? `{${names[name]}}` : whole,
  );
}

/** The text to store of one that is shown. People type names in any case, and without accents. */
export function toStored(text: string, names: PlaceholderNames): string {
  return text.replace(placeholder, (whole, shown: string) => {
    const isMeant = ([, name]: [string, string]) => foldLetters(name) === foldLetters(shown);
    const [stored] = Object.entries(names).find(isMeant) ?? [];
    return stored === undefined ? whole : `{${stored}}`;
  });
}
