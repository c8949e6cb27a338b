/** Calls back once the last rendering is on the screen: the second frame starts after the first was painted. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(call)));
}
