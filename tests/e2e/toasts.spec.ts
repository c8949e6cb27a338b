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
  holds,
  kinds,
  leavesAfter,
  middleOf,
  pass,
  raise,
  regionOf,
  sample,
  test,
  toastsOf,
} from '../support/browser/toasts.ts';

/** Records what a screen reader announces from now on: the toasts added to a live region. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target instanceof Element) || !target.closest('[aria-live=polite]')) continue;
        for (const node of addedNodes) {
          if (!(node instanceof HTMLLIElement)) continue;
          texts.push(node.querySelector('p')?.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  });
  return () => announced.jsonValue();
}

test.describe('with motion', () => {
  test('a toast of any kind is shown and announced, and does not move the focus @release', async ({
    page,
  }) => {
    const announced = await listen(page);
    const texts: string[] = [];
    for (const kind of kinds) {
      await sample(page, kind).focus();
      await raise(page, kind);
      await expect(closeOf(frontOf(page))).toBeVisible();
      const text = await frontOf(page).getByRole('paragraph').innerText();
      expect(text.length).toBeGreaterThan(5);
      texts.push(text);
      await expect(sample(page, kind)).toBeFocused();
    }
    expect(await announced()).toEqual(texts);
  });

  test('each toast is announced once, a repeated text again, and restacking announces nothing @release', async ({
    page,
  }) => {
    const announced = await listen(page);
    await raise(page, 'Success', 'Success');
    await raise(page, 'Success', 'Error');
    await frontOf(page).hover();
    await page.mouse.move(...away);
    await closeOf(frontOf(page)).click();
    await pass(page, durationMs);
    const success = 'Mesajınız alındı.';
    expect(await announced()).toEqual([success, success, success, 'Gönderilemedi.']);
  });

  test('a toast leaves after 4000 ms, and not before, a loading one 4000 ms after it is done, or when it is cancelled; its timer pauses while the pointer or the focus is on it, or the tab is hidden', async ({
    page,
  }) => {
    for (const kind of kinds.filter((name) => name !== 'Loading')) {
      await raise(page, kind);
      await leavesAfter(page, durationMs);
    }

    await test.step('a loading one stays until it is done or cancelled', async () => {
      await raise(page, 'Loading');
      await holds(page);
      await raise(page, 'Loading done');
      await expect(frontOf(page)).toContainText('alındı');
      await leavesAfter(page, durationMs);
      await raise(page, 'Loading');
      await raise(page, 'Loading given up');
      await expect(toastsOf(page)).toHaveCount(0);
    });
    await test.step('its timer pauses while the pointer is on it', async () => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await frontOf(page).hover();
      await holds(page);
      await page.mouse.move(...away);
      await leavesAfter(page, 1000);
    });
    await test.step('its timer pauses while the focus is in the toasts', async () => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await closeOf(frontOf(page)).focus();
      await holds(page);
      await sample(page, 'Success').focus();
      await leavesAfter(page, 1000);
    });
    await test.step('its timer pauses while the tab is hidden', async () => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await hideTab(page, true);
      await holds(page);
      await hideTab(page, false);
      await leavesAfter(page, 1000);
    });
  });

  test('at most three toasts are visible, the newest in front, and those behind keep their time @release', async ({
    page,
  }) => {
    await raise(page, 'Five at once');
    await expect(toastsOf(page)).toHaveCount(3);
    await expect(frontOf(page)).toContainText('Kaldığınız yerden');
    await pass(page, durationMs);
    await expect(toastsOf(page)).toHaveCount(2);
    await expect(frontOf(page)).toContainText('saklanıyor');
    await pass(page, durationMs - 1);
    await expect(toastsOf(page)).toHaveCount(2);
    await pass(page, 1);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test.describe('when a dialog is open', () => {
    const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'A dialog' });
    const open = async (page: Page) => {
      await raise(page, 'In a dialog');
      await expect(dialogOf(page)).toBeVisible();
    };
    const press = (page: Page, name: string) =>
      dialogOf(page).getByRole('button', { name }).press('Enter');

    test('a toast is shown in it, can be reached by keyboard, and is announced once', async ({
      page,
    }) => {
      const announced = await listen(page);
      await open(page);
      await press(page, 'Error inside');
      const toast = toastsOf(page, dialogOf(page));
      await expect(toast).toHaveText('Gönderilemedi.');
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await expect(closeOf(toast)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: 'Error inside' })).toBeFocused();
      await closeOf(toast).click();
      await expect(toast).toHaveCount(0);
      expect(await announced()).toEqual(['Gönderilemedi.']);
    });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
