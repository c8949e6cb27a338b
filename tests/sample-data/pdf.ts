import { pdfOf, stream } from '../support/files/made-pdfs.ts';

/** Turkish letters missing from Windows-1252, at their codes in Windows-1254. */
const turkishCodes: Readonly<Record<string, number>> = {
  ...{ Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe },
};
const typographicCodes: Readonly<Record<string, number>> = {
  ...{ '€': 0x80, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96 },
};

/**
 * A PDF of one page with a heading and lines of text, in Helvetica, which every reader has. Letters that it cannot
 * show lose their accents.
 */
export function onePage(heading: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F1 22 Tf 56 770 Td (${encoded(heading)}) Tj`,
    '/F1 11 Tf 17 TL 0 -14 Td',
    ...lines.map((line) => `T* (${encoded(line)}) Tj`),
    'ET',
  ].join('\n');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(text),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>',
    '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [208 /Gbreve 221 /Idotaccent /Scedilla 240 /gbreve 253 /dotlessi /scedilla] >>',
  ]);
}

/** The content of a PDF string. */
function encoded(text: string): string {
  const bytes = Array.from(text, (letter) => String.fromCharCode(codeOf(letter))).join('');
  return bytes.replace(/[\\()]/g, '\\$&');
}

function codeOf(letter: string): number {
  const known = turkishCodes[letter] ?? typographicCodes[letter];
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  // Letters whose code a Turkish letter has taken, such as Ð, are replaced too.
  const taken = Object.values(turkishCodes).includes(code);
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff && !taken)) return code;
  const bare = { Ł: 'L', ł: 'l' }[letter] ?? letter.normalize('NFD').charAt(0);
  return bare < '\x7f' ? bare.charCodeAt(0) : '?'.charCodeAt(0);
}
