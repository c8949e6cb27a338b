const code = (letter: string) => letter.charCodeAt(0);
const [slash, percent, backslash, open, close] = [...'/%\\()'].map(code);
/** ISO 32000-2, tables 1 and 2: the characters that end a name. */
const ends = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map(code));
const lineEnds = new Set([...'\n\r'].map(code));
/** In bytes: each letter of the longest sought name may be written as three. */
const longestName = 64;
const keyword = { stream: Buffer.from('stream'), end: Buffer.from('endstream') };

/**
 * The sought names among the objects of a PDF (ISO 32000-2, 7.3.5), with `#4A` decoded. Strings, comments and streams
 * do not count: a developer's CV may mention `/JavaScript`.
 */
export function pdfNames(bytes: Buffer, sought: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at];
    if (byte === slash) {
      const end = nameEnd(bytes, at + 1);
      const name = end - at <= longestName ? readName(bytes.toString('latin1', at + 1, end)) : '';
      if (sought.has(name)) found.add(name);
      at = end;
    } else if (byte === open) at = stringEnd(bytes, at + 1);
    else if (byte === percent) at = lineEnd(bytes, at);
    else if (begins(bytes, at, keyword.stream)) at = streamEnd(bytes, at);
    else at += 1;
  }
  return found;
}

function nameEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !ends.has(bytes[at] ?? 0)) at += 1;
  return at;
}

function readName(written: string): string {
  if (!written.includes('#')) return written;
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The offset behind a literal string (7.3.4.2), whose parentheses are balanced or escaped. */
function stringEnd(bytes: Buffer, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) depth -= 1;
  }
  return at;
}

function lineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !lineEnds.has(bytes[at] ?? 0)) at += 1;
  return at;
}

function begins(bytes: Buffer, at: number, word: Buffer): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (bytes[at + index] !== word[index]) return false;
  }
  return true;
}

function streamEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(keyword.end, from);
  return end < 0 ? bytes.length : end + keyword.end.length;
}
