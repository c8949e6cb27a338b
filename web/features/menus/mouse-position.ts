/** The mouse's last position; undefined while it is outside the window. */
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
 * Whether the mouse was already over an element before an enter event. When a page change is animated or a dialog
 * closes, browsers send leave and enter events for a mouse that does not move.
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
