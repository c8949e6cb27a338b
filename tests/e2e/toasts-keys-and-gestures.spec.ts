import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/browser/settled.ts';
import { expect } from '../support/browser/site.ts';
import {
  boxOf,
  closeOf,
  durationMs,
  frontOf,
  holds,
  leavesAfter,
  middleOf,
  pass,
  phone,
  raise,
  regionOf,
  sample,
  test,
  toastsOf,
} from '../support/browser/toasts.ts';

test.describe('with motion', () => {
  test('the close button dismisses its toast, and clicking it does not move the focus @release', async ({
    page,
  }) => {
    await raise(page, 'Success', 'Info');
    await frontOf(page).hover();
    await closeOf(toastsOf(page).last()).click();
    await expect(toastsOf(page)).toHaveText(['Yazdıklarınız bu sekmede saklanıyor.']);
    await expect(sample(page, 'Info')).toBeFocused();
  });

  test.describe('swiped by the mouse', () => {
    /** Presses, moves in steps, and releases after `ms`. */
    async function swipe(page: Page, x: number, y: number, ms: number): Promise<void> {
      await comesHome(frontOf(page));
      const from = await middleOf(frontOf(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      const steps = 4;
      for (let step = 1; step <= steps; step += 1) {
        await pass(page, ms / steps);
        await page.mouse.move(from.x + (x * step) / steps, from.y + (y * step) / steps);
      }
      await page.mouse.up();
    }

    /** Waits until a toast has returned from an earlier swipe. */
    async function comesHome(toast: Locator): Promise<void> {
      await toast.evaluate((element) =>
        Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
      );
    }

    const directions = [
      [-1, 0],
      [1, 0],
      [0, -1],
    ] as const;

    test('a toast leaves after 45 px sideways or up, however slowly, or above 0.11 px a millisecond, however short the distance; moved down it stays @release', async ({
      page,
    }) => {
      for (const [x, y] of directions) {
        for (const [[short, slow], [far, ms]] of [
          [
            [44, 2000],
            [45, 2000],
          ],
          [
            [20, 200],
            [20, 160],
          ],
        ] as const) {
          await raise(page, 'Success');
          await swipe(page, short * x, short * y, slow);
          await expect(toastsOf(page)).toHaveCount(1);
          await swipe(page, far * x, far * y, ms);
          await expect(toastsOf(page)).toHaveCount(0);
        }
      }
      await raise(page, 'Success');
      await swipe(page, 0, 200, 200);
      await expect(toastsOf(page)).toHaveCount(1);
    });
  });

  test.describe('by keyboard', () => {
    test('Alt+T focuses and pauses the toasts, and Escape restores the focus and the remaining time @release', async ({
      page,
    }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await page.keyboard.press('Alt+t');
      await expect(regionOf(page)).toBeFocused();
      await holds(page);
      await page.keyboard.press('Tab');
      await expect(closeOf(frontOf(page))).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sample(page, 'Success')).toBeFocused();
      await leavesAfter(page, 1000);
    });

    test('Delete dismisses the newest or the focused toast, and the focus returns after the last one @release', async ({
      page,
    }) => {
      await raise(page, 'Three at once');
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Delete');
      await expect(toastsOf(page)).toHaveText([
        'Yazdıklarınız bu sekmede saklanıyor.',
        'Mesajınız alındı.',
      ]);
      await expect(regionOf(page)).toBeFocused();
      await closeOf(toastsOf(page).last()).focus();
      await page.keyboard.press('Delete');
      await expect(toastsOf(page)).toHaveText(['Yazdıklarınız bu sekmede saklanıyor.']);
      await expect(regionOf(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(toastsOf(page)).toHaveCount(0);
      await expect(sample(page, 'Three at once')).toBeFocused();
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap opens and holds the stack, and another tap on it or outside releases it @release', async ({
    page,
  }) => {
    await raise(page, 'Success', 'Info');
    const last = toastsOf(page).last();
    const { x, y } = await middleOf(frontOf(page));
    for (const end of [[x, y] as const, [40, 600] as const]) {
      await expect(last).toHaveCSS('opacity', '0');
      await page.touchscreen.tap(x, y);
      await expect(last).toHaveCSS('opacity', '1');
      await pass(page, 3 * durationMs);
      await expect(toastsOf(page)).toHaveCount(2);
      await page.touchscreen.tap(...end);
    }
    await expect(last).toHaveCSS('opacity', '0');
    await pass(page, durationMs);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  /** Drags a finger; Playwright's own touchscreen only taps. */
  async function drag(
    page: Page,
    from: { x: number; y: number },
    x: number,
    y: number,
    ms: number,
  ) {
    const client = await page.context().newCDPSession(page);
    const steps = 6;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [{ x: from.x + (x * step) / steps, y: from.y + (y * step) / steps }],
      });
    await send('touchStart', 0);
    for (let step = 1; step <= steps; step += 1) {
      await pass(page, ms / steps);
      await send('touchMove', step);
    }
    await send('touchEnd', steps);
    await client.detach();
  }

  test('a finger dismisses a toast sideways or up, and the page does not scroll @release', async ({
    page,
  }) => {
    for (const [x, y] of [
      [60, 0],
      [0, -45],
    ] as const) {
      await raise(page, 'Success');
      // Parts above it that still load would move it by a fraction of a pixel.
      await settled(() => page.evaluate(() => document.documentElement.scrollHeight));
      const { y: before } = await boxOf(sample(page, 'Success'));
      await drag(page, await middleOf(frontOf(page)), x, y, 1200);
      await expect(toastsOf(page)).toHaveCount(0);
      expect((await boxOf(sample(page, 'Success'))).y).toBeCloseTo(before, 0);
    }
  });
});
