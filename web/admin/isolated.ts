/** Right-to-left letters, and the controls that turn the words around them (UAX #9, section 2). */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What a visitor wrote, for a sentence of ours that cannot hold an element, as a label or a toast: between a
 * first strong isolate and its end, so that the words around it stay in their order. In a page `<bdi>` and
 * `dir="auto"` do the same.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(overrides, '')}\u2069` : text;
}
