const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 font-semibold aria-disabled:opacity-60';

/** The primary action of a page. */
export const mainButton = `${shape} bg-link text-surface hover:opacity-90`;

/** A secondary action. */
export const quietButton = `${shape} border border-edge hover:bg-chosen`;

/** An action that cannot be undone. */
export const dangerButton = `${shape} bg-[#a83a1b] text-white hover:bg-[#8f2f14]`;

/** Opens the confirmation of such an action. */
export const dangerQuietButton = `${shape} border border-error text-error hover:bg-chosen`;

/** A button that looks like a link. */
export const linkButton = 'min-h-11 text-start font-semibold text-link hover:underline';
