import { wordParts } from './docx-files.ts';
import { docOf } from './made-docs.ts';
import { zip } from './zip-files.ts';

/** A file as a form sends it. */
export type SentFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/** A PDF with one empty page; `size` in bytes adds a comment behind its objects that fills it up to that size. */
export function pdf(size = 0): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = (fill: number) => {
    const comment = fill > 0 ? `%${'x'.repeat(fill - 2)}\n` : '';
    const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
    const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n`;
    // Always the same number of digits, so that the fill does not change the length of the rest.
    const at = String(text.length + comment.length).padStart(10, '0');
    return `${text}${comment}${table}${trailer}${at}\n%%EOF\n`;
  };
  const bare = end(0).length;
  const file = Buffer.from(end(size > bare + 1 ? size - bare : 0));
  if (size && file.length !== size) throw new Error(`No PDF of this kind has ${size} bytes`);
  return file;
}

/** A Word 97 document. @param flags of its FibBase, such as `fEncrypted` */
export function doc(sectorSize: 512 | 4096 = 512, flags = 0): Buffer {
  return docOf({ sectorSize, flags });
}

/** The smallest Word document. */
export function docx(options: { stored?: boolean; comment?: Buffer } = {}): Buffer {
  const { stored = false, ...more } = options;
  return zip(
    wordParts.map((part) => ({ ...part, stored })),
    more,
  );
}
