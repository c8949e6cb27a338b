/** Sent along with a form's fields. Empty unless the form was filled faster than a person can. */
export type FillingTime = { readonly filledInMs?: string };

/**
 * No person enters 100 characters into one field, even by pasting, and sends within 1 s of the first keystroke.
 * Drafts and autofill of the other fields do not count. Without typing nothing is measured.
 */
const hasty = { withinMs: 1000, characters: 100 } as const;

/** Measures how long a form is being filled, with `performance.now()`: the system clock does not matter. */
export function createFillingTime() {
  let lengths: Lengths = {};
  let since = Number.NaN;
  let reported: FillingTime | undefined;
  return {
    /**
     * Starts anew with the form's present content.
     * @param values what was not typed just now, such as a draft
     * @param isTyped whether some content was typed since the page was loaded: the time then counts from the page load
     */
    begin(values: object, isTyped = false): void {
      lengths = lengthsOf(values);
      since = isTyped ? 0 : Number.NaN;
      reported = undefined;
    },
    /** Call on each change by the visitor. */
    changed(): void {
      if (Number.isNaN(since)) since = performance.now();
    },
    /** What to send along. Fixed at the first send: a retry must send the same. */
    report(values: object): FillingTime {
      if (reported) return reported;
      const ms = Math.round(performance.now() - since);
      const grown = Object.entries(lengthsOf(values)).map(
        ([field, length]) => length - (lengths[field] ?? 0),
      );
      const isHasty = ms < hasty.withinMs && Math.max(...grown) >= hasty.characters;
      reported = isHasty ? { filledInMs: String(ms) } : {};
      return reported;
    },
  };
}

type Lengths = Readonly<Record<string, number>>;

function lengthsOf(values: object): Lengths {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([field, text]) => [field, text.length]));
}
