/**
 * The text with `+` for a leading `00`, and without the invisible direction marks that address books copy along.
 * An international number then begins with `+`.
 */
export function withPlus(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/^\s*(00|\+)/, '+');
}
