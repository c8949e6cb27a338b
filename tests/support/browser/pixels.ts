import type { Sharp } from 'sharp';

/** A picture's colours, three bytes per pixel. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The grid size: a change in one corner must not be averaged away by unchanged areas. */
const largeFields = 6;
const smallFields = 40;
/** The offset in pixels, each way, that counts as moved: more than the width of the drawing's lines. */
const move = 4;
/** The tolerance for decoding errors on flat areas, of 255. */
const ofGround = 3;
const channels = 3;

/**
 * The distance of a picture from a drawing in the worst field: 0 for equal, about 1 for the drawing moved by four
 * pixels. Relative, because an encoder blurs dense lines more than sparse ones.
 */
export function strangeness(picture: Pixels, drawing: Pixels): number {
  const apart = differences(picture, drawing, { across: largeFields });
  const moved = differences(drawing, drawing, { across: largeFields, by: move });
  return Math.max(...apart.map((difference, at) => difference / ((moved[at] ?? 0) + ofGround)));
}

/** The mean difference of a channel, of 255, in the small field with the largest difference. */
export function largestDifference(first: Pixels, second: Pixels): number {
  return Math.max(...differences(first, second, { across: smallFields }));
}

/** The same picture, moved by four pixels up and left. */
export function movedPixels({ data, width, height }: Pixels): Pixels {
  return { data: data.subarray((move * width + move) * channels), width, height };
}

/** The mean difference of a channel in each field; `by` is the offset in the second picture, each way. */
function differences(
  first: Pixels,
  second: Pixels,
  { across, by = 0 }: { across: number; by?: number },
): number[] {
  const { width, height } = first;
  if (width !== second.width || height !== second.height) throw new Error('of different size');
  const sums = new Float64Array(across ** 2);
  const counts = new Float64Array(across ** 2);
  for (let y = 0; y < height - move; y++) {
    const row = Math.floor((y * across) / height) * across;
    for (let x = 0; x < width - move; x++) {
      const field = row + Math.floor((x * across) / width);
      const at = (y * width + x) * channels;
      const other = at + (by * width + by) * channels;
      for (let channel = 0; channel < channels; channel++) {
        const difference = (first.data[at + channel] ?? 0) - (second.data[other + channel] ?? 0);
        sums[field] = (sums[field] ?? 0) + Math.abs(difference);
      }
      counts[field] = (counts[field] ?? 0) + channels;
    }
  }
  return Array.from(sums, (total, field) => total / (counts[field] || 1));
}
