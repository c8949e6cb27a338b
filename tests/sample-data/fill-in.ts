import type { Random } from './random.ts';

/** What may stand for each `{slot}` of a text; `#` in it stands for a digit. */
export type Slots = Readonly<Record<string, readonly string[]>>;

/**
 * Returns what fills in texts: `{a|b}` becomes one of the two, `{1##}` a number, `{city}` one of the
 * slot's values, the same wherever it stands again. `{city2}` is another of the same list.
 * @throws Error when there is no such slot
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
