/** Stands for an item of a list without text. */
const nothing = '—';

/** A value in readable form: the items of a list below one another, short members of a group in one line. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((item) => inWords(item) || nothing).join('\n');
  if (typeof value !== 'object') return String(value);
  const members = Object.entries(value).filter(([key]) => key !== 'id');
  const isInOneLine = members.every(([, inner]) => typeof inner !== 'object');
  const words = members.map(
    ([key, inner]) => fileIn(key, inner) || inWords(inner) || (isInOneLine ? '' : nothing),
  );
  return words.filter(Boolean).join(isInOneLine ? ' · ' : '\n');
}

/** An uploaded PDF: enough of its key to distinguish it. */
function fileIn(key: string, value: unknown): string {
  const [start] = /^[0-9a-f]{4}(?=[0-9a-f]{12}$)/.exec(key === 'file' ? String(value) : '') ?? [];
  return start ? `PDF ${start}` : '';
}
