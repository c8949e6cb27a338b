/** What travels beside a form's fields: nothing, unless it was filled faster than anybody fills one. */
export type FillingTime = { readonly filledInMs?: string };

/**
 * Nobody writes a hundred characters into one field, be it from the clipboard, and sends the form within a
 * second of its first letter. What stood there before, as a draft, or came by autofill into the other fields,
 * is not counted, nor is anything measured where nothing was typed.
 */
const hasty = { withinMs: 1000, characters: 100 } as const;

/** Measures how long a form was being filled, by the time since the page was opened: no clock is asked. */
export function createFillingTime() {
  let lengths: Lengths = {};
  let since = Number.NaN;
  let told: FillingTime | undefined;
  return {
    /**
     * The form stands there.
     * @param values what nobody typed just now, as a draft
     * @param isTyped whether something stands in it that was typed since the page was opened
     */
    begin(values: object, isTyped = false): void {
      lengths = lengthsOf(values);
      since = isTyped ? 0 : Number.NaN;
      told = undefined;
    },
    /** Something was typed. */
    changed(): void {
      if (Number.isNaN(since)) since = performance.now();
    },
    /** What to send along. The first send decides: sent again, the same must go out. */
    tell(values: object): FillingTime {
      if (told) return told;
      const ms = Math.round(performance.now() - since);
      const grown = Object.entries(lengthsOf(values)).map(
        ([field, length]) => length - (lengths[field] ?? 0),
      );
      const isHasty = ms < hasty.withinMs && Math.max(...grown) >= hasty.characters;
      told = isHasty ? { filledInMs: String(ms) } : {};
      return told;
    },
  };
}

type Lengths = Readonly<Record<string, number>>;

function lengthsOf(values: object): Lengths {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([field, text]) => [field, text.length]));
}
