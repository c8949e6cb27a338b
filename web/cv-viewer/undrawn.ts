import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is missing in a drawn page: some text or images, or everything. */
export type Undrawn = 'incomplete' | 'empty';

const stripHeight = 256;
const imageOps: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject];

/**
 * Finds what pdf.js leaves out without an error: text whose font or character map it cannot read, and images that it
 * cannot decode.
 * @param page just drawn on that canvas
 */
export async function undrawnOf(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
): Promise<Undrawn | undefined> {
  const failed = failedOf(page.commonObjs);
  if (failedOf(page.objs).size > 0) return 'incomplete';
  const isEmpty = isOneColour(canvas);
  if (!isEmpty && failed.size === 0) return undefined;
  const { fnArray, argsArray } = await page.getOperatorList();
  const isLacking = fnArray.some((operation, index) => {
    const [first] = argsArray[index] ?? [];
    if (operation === OPS.setFont) return failed.has(first);
    if (imageOps.includes(operation)) return isEmpty || failed.has(first);
    return isEmpty && operation === OPS.showText && first.some(isVisible);
  });
  if (isLacking) return 'incomplete';
  return isEmpty ? 'empty' : undefined;
}

/** Names of objects for which pdf.js holds an error (a font) or null (an image). */
function failedOf(objects: Iterable<unknown[]>): ReadonlySet<unknown> {
  return new Set([...objects].flatMap(([name, data]) => (isFailed(data) ? [name] : [])));
}

function isFailed(data: unknown): boolean {
  return data === null || typeof data === 'string' || data instanceof Error;
}

/** A number is a gap. */
function isVisible(glyph: unknown): boolean {
  if (typeof glyph !== 'object' || glyph === null) return false;
  return !('unicode' in glyph) || String(glyph.unicode).trim() !== '';
}

function isOneColour(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  let colour: number | undefined;
  // In strips: most pages have ink in the first one, and a whole page takes 64 MB.
  for (let top = 0; top < canvas.height; top += stripHeight) {
    const height = Math.min(stripHeight, canvas.height - top);
    const { data } = context.getImageData(0, top, canvas.width, height);
    const pixels = new Uint32Array(data.buffer);
    colour ??= pixels[0];
    if (pixels.some((pixel) => pixel !== colour)) return false;
  }
  return true;
}
