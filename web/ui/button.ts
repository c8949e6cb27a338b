const shape =
  'inline-flex min-h-13 items-center justify-center rounded-full px-7 py-3 action font-semibold';

/** The main action of a page. */
export const primaryAction = `${shape} bg-dawn text-[#2b1206] hover:bg-[#ffc396]`;

/** An action of one part of a page. */
export const quietAction = `${shape} border border-edge text-link hover:border-link hover:bg-band`;

/** A secondary action, on a dark background. */
export const secondaryAction = `${shape} border border-rim text-white hover:bg-veil`;
