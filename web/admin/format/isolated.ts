/** Right-to-left letters, and the control characters that reorder surrounding text (UAX #9, section 2). */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text of a visitor for a sentence that cannot contain elements, such as a label or a toast. It is put between a
 * first strong isolate and its end, so that the surrounding words keep their order. In markup, `<bdi>` and
 * `dir="auto"` do the same.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(overrides, '')}\u2069` : text;
}
