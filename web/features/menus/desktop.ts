/** From here on, Tailwind's lg, the header has the desktop's menu. */
export const desktop = '(min-width:64rem)';
/** Below it, the sheet. */
export const belowDesktop = '(max-width:63.99rem)';
