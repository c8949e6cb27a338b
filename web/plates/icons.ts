/** The icons for home screens: the width in pixels by file name in `web/public`. */
export const homeIcons = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const;
