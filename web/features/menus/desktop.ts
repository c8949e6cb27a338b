/** From here on, Tailwind's lg, the header has the desktop's menu. */
export const desktop = '(min-width:64rem)';
