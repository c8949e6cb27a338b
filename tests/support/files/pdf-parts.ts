import { deflateSync } from 'node:zlib';
import { stream, textPdf } from './made-pdfs.ts';

/** PDFs by what is in them. */
export type Files = Readonly<Record<string, Buffer>>;

export const words = [['Ayşe Yılmaz']];
export const stranger = 'https://stranger.example';
export const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
export const launch = '<< /S /Launch /F (calc.exe) >>';
export const address = `<< /S /URI /URI (${stranger}) >>`;
export const share = '(\\\\\\\\stranger.example\\\\cv.pdf)';
export const rect = '/Rect [0 0 9 9]';

export const opening = (action: string, ...more: string[]) =>
  textPdf({ pages: words, catalogue: `/OpenAction ${action}`, more });
export const withPage = (page: string, ...more: string[]) => textPdf({ pages: words, page, more });
export const withObjects = (...more: string[]) => textPdf({ pages: words, more });
export const annotated = (annotation: string, ...more: string[]) =>
  withPage('/Annots [4 0 R]', `<< /Type /Annot ${rect} ${annotation} >>`, ...more);
export const pressed = (action: string, ...more: string[]) =>
  annotated(`/Subtype /Link /A ${action}`, ...more);

export const deflated = (text: string) =>
  deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

/** Objects in an object stream, the first of them with the number 9. Its entries are those that every reader needs. */
export function packed(objects: readonly string[], entries = ''): string {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${9 + index} ${at} `;
    at += object.length + 1;
    return place;
  });
  return packedAt(places.join(''), objects.join(' '), entries);
}

/** An object stream of these objects, whose numbers and offsets are in its head. */
export const packedAt = (head: string, objects: string, entries = '') =>
  stream(
    deflated(head + objects),
    `/N ${head.trim().split(' ').length / 2} /First ${head.length} /Filter /FlateDecode ${entries}`,
  );

/** Rows of four bytes, each written as its difference from the row above. */
export function predicted(text: string): string {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const rows = Array.from({ length: bytes.length / 4 }, (_, row) => {
    const own = [...bytes.subarray(row * 4, row * 4 + 4)];
    return [2, ...own.map((byte, at) => (byte - (bytes[row * 4 - 4 + at] ?? 0)) & 255)];
  });
  return deflateSync(Buffer.from(rows.flat())).toString('latin1');
}

/** A later revision of a file (7.5.6): these objects replace or complete what it has. */
export function revised(file: Buffer, ...objects: [number: number, object: string][]): Buffer {
  const text = objects.map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`).join('');
  const end = 'trailer\n<< /Size 99 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([file, Buffer.from(text + end, 'latin1')]);
}

export const replaced = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
