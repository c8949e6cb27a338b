import { constants, inflateRawSync } from 'node:zlib';
import { type Effort, Unreadable } from './effort.ts';
import { Dictionary, type PdfValue } from './values.ts';

/** The values that a value may stand for: itself, or what its reference leads to. */
export type Resolve = (value: PdfValue) => PdfValue[];

const lineEnd = /^[ \t]*(?:\r\n|\n|\r)/;

/**
 * The bytes of a stream as they are in the file (ISO 32000-2, 7.3.8). Where its length and its keyword `endstream`
 * disagree, the longer reading counts: packed data marks its own end.
 */
export function streamBody(stream: Dictionary, resolve: Resolve, effort: Effort): Buffer {
  const { bytes } = stream.origin;
  const keywordEnd = stream.streamAt ?? bytes.length;
  const [gap] = lineEnd.exec(bytes.toString('latin1', keywordEnd, keywordEnd + 100)) ?? [''];
  const start = keywordEnd + gap.length;
  const keyword = bytes.indexOf('endstream', start);
  const declared = stream.get('Length').flatMap(resolve);
  const ends = declared.map((length) => (typeof length === 'number' ? start + length : 0));
  const end = Math.max(
    keyword < 0 ? bytes.length : keyword,
    ...ends.filter((at) => at <= bytes.length),
  );
  effort.spend(end - start);
  return bytes.subarray(start, end);
}

/**
 * A stream's content, unpacked.
 * @param body as it is in the file, but decrypted
 * @returns undefined for what is not packed as its dictionary says, or in a way that no writer uses for objects
 * @throws Unreadable when the effort is spent
 */
export function decodedStream(stream: Dictionary, body: Buffer, resolve: Resolve, effort: Effort) {
  const filters = stream.get('Filter').flatMap(resolve).flat().flatMap(resolve);
  if (filters.every((filter) => filter === null)) return body;
  if (filters.length > 1 || !['FlateDecode', 'Fl'].includes(String(filters[0]))) return undefined;
  const unpacked = inflated(body, effort);
  const [parameters, ...more] = stream.get('DecodeParms').flatMap(resolve).flat().flatMap(resolve);
  if (more.length > 0) return undefined;
  if (!unpacked || !(parameters instanceof Dictionary)) return unpacked;
  const number = (key: string, usual: number) => {
    const [value = usual] = parameters.get(key).flatMap(resolve);
    return typeof value === 'number' ? value : usual;
  };
  const predictor = number('Predictor', 1);
  if (predictor === 1) return unpacked;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  return predictor < 10 ? undefined : unpredicted(unpacked, number('Columns', 1), bits / 8);
}

/** Skips the header's two bytes. Readers ignore a wrong checksum. */
function inflated(body: Buffer, effort: Effort): Buffer | undefined {
  try {
    const { buffer, engine } = inflateRawSync(body.subarray(2), {
      maxOutputLength: effort.maxUnpacked,
      finishFlush: constants.Z_SYNC_FLUSH,
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    effort.spend(engine.bytesWritten);
    effort.spendUnpacked(buffer.length);
    return buffer;
  } catch (reason) {
    if (reason instanceof Unreadable) throw reason;
    return undefined;
  }
}

/**
 * ISO 32000-2, 7.4.4.4: each row begins with a byte that names the prediction from the bytes to its left and above.
 * @param pixel bytes between a value and the one to its left
 */
function unpredicted(rows: Buffer, columns: number, pixel: number): Buffer | undefined {
  const left = Math.max(1, Math.ceil(pixel));
  const width = Math.ceil(columns * pixel);
  if (!(width > 0)) return undefined;
  const content = Buffer.alloc(Math.floor(rows.length / (width + 1)) * width);
  for (let at = 0; at < content.length; at += 1) {
    const column = at % width;
    const row = Math.floor(at / width) * (width + 1);
    const a = column < left ? 0 : (content[at - left] ?? 0);
    const b = content[at - width] ?? 0;
    const c = column < left ? 0 : (content[at - width - left] ?? 0);
    const predictions = [0, a, b, (a + b) >> 1, paeth(a, b, c)];
    content[at] = (rows[row + 1 + column] ?? 0) + (predictions[rows[row] ?? 0] ?? 0);
  }
  return content;
}

/** PNG 9.4. */
function paeth(a: number, b: number, c: number): number {
  const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}
