/** From this width (Tailwind's lg) on, the header has the desktop menu. */
export const desktop = '(min-width:64rem)';
/** Below it, the sheet is used. */
export const belowDesktop = '(max-width:63.99rem)';
