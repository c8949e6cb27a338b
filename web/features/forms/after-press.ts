let isPressed = false;

// Absent while pages are prerendered.
globalThis.addEventListener?.('pointerdown', () => {
  isPressed = true;
});
for (const end of ['pointerup', 'pointercancel']) {
  globalThis.addEventListener?.(end, () => {
    isPressed = false;
  });
}

/**
 * Runs something now, or after the current press: an error that appears during a press would move the pressed button
 * away.
 */
export function afterPress(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true });
  else run();
}
