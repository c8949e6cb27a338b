import type { Identity } from '#contract/content/identity-schema.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { homeIcons } from '../plates/icons.ts';
import { palette } from '../plates/palette.ts';

/** The site's entry on a phone's home screen (W3C Web Application Manifest). */
export function webManifest({ name, shortName }: Identity): string {
  const offered = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const;
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: defaultLanguage,
    // The root redirects to the last language.
    id: '/',
    start_url: '/',
    // Keeps the browser's address bar, because pages are shared by address.
    display: 'browser',
    theme_color: palette.night,
    background_color: palette.night,
    icons: offered.map((name) => ({
      src: `/${name}`,
      sizes: `${homeIcons[name]}x${homeIcons[name]}`,
      type: 'image/png',
      purpose: name.includes('maskable') ? 'maskable' : 'any',
    })),
  });
}
