/**
 * The address of a logo on a dark or a light ground, or of its icon.
 * @param logo its key
 */
export function logoUrl(logo: string, file: 'logo-night' | 'logo-paper' | 'icon-192'): string {
  return `/assets/pictures/${logo}/${file}.png`;
}
