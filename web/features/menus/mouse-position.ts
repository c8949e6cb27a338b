/** Where the mouse was moved to last; undefined while it is outside of the window. */
let last: { readonly clientX: number; readonly clientY: number } | undefined;

if (typeof document !== 'undefined') {
  addEventListener('pointermove', (event) => {
    last = event;
  });
  document.documentElement.addEventListener('pointerleave', () => {
    last = undefined;
  });
}

/**
 * Whether the mouse was over an element before an event that says it came there. A view transition, or a dialog
 * that closes, has browsers send leave and enter under a mouse that rests.
 */
export function mouseRestsOn(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return (
    last !== undefined &&
    last.clientX >= left &&
    last.clientX < right &&
    last.clientY >= top &&
    last.clientY < bottom
  );
}
