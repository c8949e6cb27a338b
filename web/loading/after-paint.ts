/** Calls it once what was drawn last is on the screen: the second frame begins after the first has been shown. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(call)));
}
