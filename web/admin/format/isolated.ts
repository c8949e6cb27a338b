/** Right-to-left letters, and the control characters that reorder surrounding text (UAX #9, section 2). */
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Isolates a visitor's text in a label or a toast, so that the words around it keep their order; as `<bdi>` does. */
export function isolated(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(overrides, '')}\u2069` : text;
}
