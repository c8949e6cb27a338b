/** Values of placeholders, by name. An absent one leaves its placeholder. */
type Values<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * Fills the placeholders of a text, `{name}`. Values are put in as they are: people type some of them, so `$&` or
 * `{name}` in a value means nothing.
 * @param language writes the numbers; one without separators, as a year, is given as a string
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
