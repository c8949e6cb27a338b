/** From here on, Tailwind's lg, the header has the desktop's menu. */
export const desktop = '(width >= 64rem)';
