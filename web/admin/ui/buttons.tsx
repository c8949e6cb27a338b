import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 font-semibold aria-disabled:opacity-60';

/** The primary action of a page. */
export const mainButton = `${shape} bg-link text-surface hover:opacity-90`;

/** A secondary action. */
export const quietButton = `${shape} border border-edge hover:bg-chosen`;

/** An action that cannot be undone. */
export const dangerButton = `${shape} bg-[#a83a1b] text-white hover:bg-[#8f2f14]`;

/** Opens the confirmation of such an action. */
const dangerQuietButton = `${shape} border border-error text-error hover:bg-chosen`;

/** A button that looks like a link. */
export const linkButton = 'min-h-11 text-start font-semibold text-link hover:underline';

export const MainButton = buttonLike(mainButton);
export const QuietButton = buttonLike(quietButton);
export const DangerButton = buttonLike(dangerButton);
export const DangerQuietButton = buttonLike(dangerQuietButton);
export const LinkButton = buttonLike(linkButton);

/** A button with one of these looks; without a `type` it submits no form. */
export function buttonLike(look: string) {
  return function Button({ className = '', ...button }: ComponentProps<'button'>) {
    return <button type="button" {...button} className={`${look} ${className}`} />;
  };
}
