/** Whether the visitor has not asked for reduced motion. */
export function motionIsWelcome(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How to scroll to a place on the page. */
export function scrollBehavior(): ScrollBehavior {
  return motionIsWelcome() ? 'smooth' : 'instant';
}
