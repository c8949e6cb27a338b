import type { Random } from './random.ts';

/** The possible values of each `{slot}`; `#` in a value becomes a digit. */
export type Slots = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a function that fills in texts: `{a|b}` becomes one of the two, `{1##}` a number, `{city}` a value of the
 * slot, the same for each occurrence. `{city2}` is another value of the same slot.
 * @throws Error for an unknown slot
 */
export function filler(slots: Slots, random: Random): (text: string) => string {
  const chosen = new Map<string, string>();
  const choose = (slot: string) => {
    const values = slots[slot.replace(/\d$/, '')];
    if (!values) throw new Error(`there is no slot {${slot}}`);
    const left = values.filter((value) => ![...chosen.values()].includes(value));
    const value = random.digits(random.pick(left.length > 0 ? left : values));
    chosen.set(slot, value);
    return value;
  };
  return (text) =>
    text.replace(/\{([^{}]+)\}/g, (_, slot: string) =>
      /[|#]/.test(slot)
        ? random.digits(random.pick(slot.split('|')))
        : (chosen.get(slot) ?? choose(slot)),
    );
}
