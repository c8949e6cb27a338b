const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 font-semibold aria-disabled:opacity-60';

/** Does what the room is for. */
export const mainButton = `${shape} bg-link text-surface hover:opacity-90`;

/** Does something beside it. */
export const quietButton = `${shape} border border-edge hover:bg-chosen`;

/** Does what cannot be undone. */
export const dangerButton = `${shape} bg-[#a83a1b] text-white hover:bg-[#8f2f14]`;

/** Leads to such a thing, which asks first. */
export const dangerQuietButton = `${shape} border border-error text-error hover:bg-chosen`;

/** Reads as a link, and does something. */
export const linkButton = 'min-h-11 font-semibold text-link hover:underline';
