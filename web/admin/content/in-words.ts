/** A value as a person reads it: the items of a list below one another. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value !== 'object') return String(value);
  const shown = Object.entries(value).filter(([key]) => key !== 'id');
  return shown.map(([, inner]) => inWords(inner)).join('\n');
}
