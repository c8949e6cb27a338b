import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Moves a finger from one point to another and lifts it; Playwright's own touchscreen only taps. */
export async function drag(page: Page, [fromX, fromY]: Point, [toX, toY]: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: fromX, y: fromY }]);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const at = { x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share };
    await touch('touchMove', [at]);
  }
  await touch('touchEnd', []);
  await client.detach();
}
