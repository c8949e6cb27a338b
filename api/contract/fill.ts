/** Values of placeholders, by name. An absent one leaves its placeholder. */
type Values<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * Fills the placeholders of a text, `{name}`. Values are inserted literally: people type some of them, so `$&` or
 * `{name}` in a value must mean nothing.
 * @param language formats the numbers; give a number without separators, as a year, as a string
 */
export function fill(text: string, values: Values<string>): string;
export function fill(text: string, values: Values<string | number>, language: string): string;
export function fill(text: string, values: Values<string | number>, language?: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'number') return value.toLocaleString(language);
    return value ?? placeholder;
  });
}
