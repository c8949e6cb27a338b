import type { Sharp } from 'sharp';

/** A picture's colours, three bytes a pixel. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Fields across and down: what changed in one corner must not drown in all that did not. */
const largeFields = 6;
const smallFields = 40;
/** By how many pixels, each way, a drawing counts as moved: more than the width of its lines. */
const move = 4;
/** What a decoder may miss of a flat ground, of 255. */
const ofGround = 3;
const channels = 3;

/**
 * How far a picture is from a drawing in the field where it is worst: 0 is the drawing itself, about 1 is the
 * same drawing moved by four pixels. Relative, since an encoder blurs dense lines more than quiet ones.
 */
export function strangeness(picture: Pixels, drawing: Pixels): number {
  const apart = differences(picture, drawing, { across: largeFields });
  const moved = differences(drawing, drawing, { across: largeFields, by: move });
  return Math.max(...apart.map((difference, at) => difference / ((moved[at] ?? 0) + ofGround)));
}

/** The mean difference of a channel, of 255, in that small field of two pictures where it is largest. */
export function largestDifference(first: Pixels, second: Pixels): number {
  return Math.max(...differences(first, second, { across: smallFields }));
}

/** The same picture, each pixel from four to the right and below. */
export function movedPixels({ data, width, height }: Pixels): Pixels {
  return { data: data.subarray((move * width + move) * channels), width, height };
}

/** The mean difference of a channel in each field; `by`: the second picture is looked at that far off. */
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
