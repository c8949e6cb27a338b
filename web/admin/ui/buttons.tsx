import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 font-semibold aria-disabled:opacity-60';

export const quietButton = `${shape} border border-edge hover:bg-chosen`;
export const linkButton = 'min-h-11 text-start font-semibold text-link hover:underline';

/** The primary action of a page. */
export const MainButton = buttonLike(
  `${shape} bg-link text-surface hover:opacity-90 aria-disabled:bg-chosen aria-disabled:text-text`,
);
/** A secondary action. */
export const QuietButton = buttonLike(quietButton);
/** An action that cannot be undone. */
export const DangerButton = buttonLike(`${shape} bg-[#a83a1b] text-white hover:bg-[#8f2f14]`);
/** Opens the confirmation of such an action. */
export const DangerQuietButton = buttonLike(
  `${shape} border border-error text-error hover:bg-chosen`,
);
/** A button that looks like a link. */
export const LinkButton = buttonLike(linkButton);

/** A button with one of these looks; without a `type` it submits no form. */
export function buttonLike(look: string) {
  return function Button({ className = '', ...button }: ComponentProps<'button'>) {
    return <button type="button" {...button} className={`${look} ${className}`} />;
  };
}
