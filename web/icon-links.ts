/**
 * The icons that every document names. The size on the first keeps browsers that read SVG from taking the
 * ICO file, which they would prefer as the more exact one.
 */
export const iconLinks = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`;
