import type { Tone } from './plates.ts';

/** Widths of the square icons that are made of a logo, in pixels. */
export const logoIcons = [192, 512] as const;

/** The address of a logo on a dark or a light ground, or of its icon of a width. @param logo its key */
export function logoUrl(logo: string, file: Tone | (typeof logoIcons)[number]): string {
  return `/assets/pictures/${logo}/logo-${file}.png`;
}
