import type { Identity } from '#contract/content/identity-schema.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { homeIcons } from '../plates/icons.ts';
import { logoIcons, logoUrl } from '../plates/logo-files.ts';
import { palette } from '../plates/palette.ts';

/** The site's entry on a phone's home screen (W3C Web Application Manifest). @param logo the key of the owner's */
export function webManifest({ name, shortName }: Identity, logo?: string): string {
  const offered = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const;
  const icons = logo
    ? logoIcons.map((width) => ({ src: logoUrl(logo, width), width, purpose: 'any maskable' }))
    : offered.map((name) => ({
        src: `/${name}`,
        width: homeIcons[name],
        purpose: name.includes('maskable') ? 'maskable' : 'any',
      }));
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
    icons: icons.map(({ src, width, purpose }) => ({
      ...{ src, sizes: `${width}x${width}`, type: 'image/png', purpose },
    })),
  });
}
