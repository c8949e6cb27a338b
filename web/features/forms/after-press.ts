let isPressed = false;

// There is no pointer where pages are prerendered.
globalThis.addEventListener?.('pointerdown', () => {
  isPressed = true;
});
for (const end of ['pointerup', 'pointercancel']) {
  globalThis.addEventListener?.(end, () => {
    isPressed = false;
  });
}

/** Runs something now, or after a press that is under way: an error that appears then would move the pressed button away. */
export function afterPress(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true });
  else run();
}
