import type { Page } from '@playwright/test';
import { axeFinds } from '../support/browser/axe.ts';
import { expect } from '../support/browser/site.ts';
import {
  away,
  boxOf,
  closeOf,
  durationMs,
  frontOf,
  hideTab,
  kinds,
  middleOf,
  pass,
  phone,
  raise,
  regionOf,
  test,
  toastsOf,
} from '../support/browser/toasts.ts';

test.describe('with motion', () => {
  test('only translate, scale, opacity and visibility are animated when toasts appear, open and leave @release', async ({
    page,
  }) => {
    const moved = await page.evaluateHandle(() => {
      const properties = new Set<string>();
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.closest('ol[popover]'))
          properties.add(propertyName);
      });
      return properties;
    });
    await raise(page, 'Long', 'Five at once');
    await expect(toastsOf(page)).toHaveCount(3);
    await frontOf(page).hover();
    await page.mouse.move(...away);
    await closeOf(frontOf(page)).click();
    await pass(page, durationMs);
    const names = await moved.evaluate((properties) => [...properties].toSorted());
    expect(names).toContain('translate');
    for (const name of names)
      expect(['opacity', 'scale', 'translate', 'visibility']).toContain(name);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated @release', async ({ page }) => {
    await raise(page, 'Loading', 'Long', 'Success');
    await frontOf(page).hover();
    await closeOf(frontOf(page)).click();
    const moving = await regionOf(page).evaluate((region) =>
      region.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
    expect(moving).toEqual([]);
    await expect(toastsOf(page)).toHaveCount(2);
  });

  test('a toast is centred at the top, 356 px wide, with a close button of 44 px @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await raise(page, 'Success');
    const box = await boxOf(frontOf(page));
    expect(box.width).toBe(356);
    // 1rem, which is 17 px at this width.
    expect(box.y).toBe(17);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
    const button = await boxOf(closeOf(frontOf(page)));
    expect([button.width, button.height]).toEqual([44, 44]);
  });

  test('the stack is folded, however tall a toast is; under the pointer or the focus it opens, one toast below the other, 14 px apart, and the gap counts as a toast @release', async ({
    page,
  }) => {
    await raise(page, 'Success', 'Long', 'Info');
    await expect(toastsOf(page)).toHaveCount(3);
    const front = await boxOf(frontOf(page));
    const list = await boxOf(regionOf(page).getByRole('list'));
    expect(list.height).toBeGreaterThan(front.height + 10);
    expect(list.height).toBeLessThan(front.height + 30);
    const last = toastsOf(page).last();
    for (const [open, fold] of [
      [() => page.keyboard.press('Alt+t'), () => page.keyboard.press('Escape')],
      [() => frontOf(page).hover(), () => page.mouse.move(...away)],
    ] as const) {
      await expect(last).toHaveCSS('opacity', '0');
      await open();
      await expect(last).toHaveCSS('opacity', '1');
      const boxes = await Promise.all((await toastsOf(page).all()).map(boxOf));
      expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
      const [first, second, third] = boxes;
      if (!first || !second || !third) throw new Error('Three were raised');
      expect(second.height).toBeGreaterThan(first.height + 40);
      expect(second.y - first.y - first.height).toBeCloseTo(14, 1);
      expect(third.y - second.y - second.height).toBeCloseTo(14, 1);
      await fold();
    }
    await frontOf(page).hover();
    await page.mouse.move((await middleOf(frontOf(page))).x, front.y + front.height + 7);
    await pass(page, 3 * durationMs);
    await expect(toastsOf(page)).toHaveCount(3);
    await expect(last).toHaveCSS('opacity', '1');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in toasts of any kind, folded or open, in the ${colorScheme} scheme @release`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      // Axe needs a running clock; in a hidden tab the toasts stay.
      await hideTab(page, true);
      await page.clock.resume();
      for (const names of [kinds.slice(0, 3), kinds.slice(3)]) {
        await raise(page, ...names);
        await expect(toastsOf(page)).toHaveCount(3);
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Alt+t');
        await expect(toastsOf(page).last()).toHaveCSS('opacity', '1');
        expect(await violations(page)).toEqual([]);
      }
    });
  }

  async function violations(page: Page) {
    return axeFinds(page, { within: 'section[tabindex="-1"]' });
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a toast keeps a margin on both sides @release', async ({ page }) => {
    await raise(page, 'Long');
    const { x, width } = await boxOf(frontOf(page));
    expect(x).toBe(17);
    expect(width).toBe(360 - 2 * 17);
  });
});
