/** Reads CSV as RFC 4180 has it. */
export function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === separator || (character === '\r' && text[at + 1] === '\n')) {
      rows.at(-1)?.push(field);
      field = '';
      if (character === '\r') {
        rows.push([]);
        at += 1;
      }
    } else field += character;
  }
  return rows.slice(0, -1);
}
