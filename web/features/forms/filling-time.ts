/** Sent along with a form's fields. Empty unless the form was filled faster than a person can. */
export type FillingTime = { readonly filledInMs?: string };

/** For a form that was partly filled on an earlier visit. */
export const notMeasured = Number.NEGATIVE_INFINITY;

/**
 * No person enters 100 characters into one field, even by pasting, and sends within 1 s of the first keystroke.
 * Autofill of the other fields does not count. Without typing nothing is measured.
 */
const hasty = { withinMs: 1000, characters: 100 } as const;

/** Measures how long a form is being filled, with `performance.now()`: the system clock does not matter. */
export function createFillingTime() {
  let since = Number.NaN;
  let reported: FillingTime | undefined;
  return {
    /**
     * Starts again.
     * @param at when the filling began, in ms after the page was loaded; by default at the next change
     */
    begin(at = Number.NaN): void {
      since = at;
      reported = undefined;
    },
    /** Call on each change by the visitor. */
    changed(): void {
      if (Number.isNaN(since)) since = performance.now();
    },
    /** The value to send along. Fixed at the first send: a retry must send the same. */
    report(values: object): FillingTime {
      if (reported) return reported;
      const ms = Math.round(performance.now() - since);
      const texts = Object.values(values).filter((value) => typeof value === 'string');
      const longest = Math.max(0, ...texts.map((text) => text.length));
      const isHasty = ms < hasty.withinMs && longest >= hasty.characters;
      reported = isHasty ? { filledInMs: String(ms) } : {};
      return reported;
    },
  };
}
