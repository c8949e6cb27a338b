import type { Page } from '@playwright/test';
import { expect } from '../support/browser/site.ts';
import {
  away,
  closeOf,
  durationMs,
  frontOf,
  hideTab,
  holds,
  kinds,
  leaveMs,
  leavesAfter,
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
  test('a toast of any kind is shown and announced, and does not move the focus', async ({
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

  test('the live region exists before the first toast, and is empty when the toasts are gone @release', async ({
    openPage,
  }) => {
    const { page } = await openPage('untouched');
    await expect(regionOf(page)).toHaveAttribute('aria-live', 'polite');
    await expect(regionOf(page)).toHaveText('');
    await raise(page, 'Success');
    await expect(regionOf(page)).toHaveText('Mesajınız alındı.');
    await leavesAfter(page, durationMs);
    await pass(page, leaveMs);
    await expect(regionOf(page)).toHaveText('');
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

  test('a toast hidden by newer ones has its remaining time when it is shown again @release', async ({
    page,
  }) => {
    await raise(page, 'Success');
    await pass(page, 1000);
    await raise(page, 'Info', 'Warning', 'Error');
    await expect(toastsOf(page)).toHaveCount(3);
    await expect(toastsOf(page).filter({ hasText: 'alındı' })).toHaveCount(0);
    await pass(page, durationMs);
    await expect(frontOf(page)).toContainText('alındı');
    await leavesAfter(page, durationMs - 1000);
  });

  test.describe('the timer pauses', () => {
    test('until the last of several reasons has ended @release', async ({ page }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await frontOf(page).hover();
      await closeOf(frontOf(page)).focus();
      await hideTab(page, true);
      await page.mouse.move(...away);
      await holds(page);
      await hideTab(page, false);
      await holds(page);
      await sample(page, 'Success').focus();
      await leavesAfter(page, 1000);
    });

    test('also for a toast that appears meanwhile, which then has its full time and no more @release', async ({
      page,
    }) => {
      await raise(page, 'Success');
      await frontOf(page).hover();
      await pass(page, 10_000);
      await raise(page, 'Info');
      await expect(toastsOf(page)).toHaveCount(2);
      await pass(page, 10_000);
      await page.mouse.move(...away);
      await pass(page, durationMs - 1);
      await expect(toastsOf(page)).toHaveCount(2);
      await pass(page, 1);
      await expect(toastsOf(page)).toHaveCount(0);
    });

    test('only for the toasts that were held, not for the next one @release', async ({ page }) => {
      await raise(page, 'Success');
      await closeOf(frontOf(page)).click();
      await expect(toastsOf(page)).toHaveCount(0);
      await page.mouse.move(...away);
      await raise(page, 'Info');
      await leavesAfter(page, durationMs);
    });
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

    test('an earlier toast moves into it and back out, and keeps its time @release', async ({
      page,
    }) => {
      await raise(page, 'Success');
      await pass(page, 1000);
      await open(page);
      await expect(toastsOf(page, dialogOf(page))).toHaveText('Mesajınız alındı.');
      await pass(page, 1000);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await leavesAfter(page, durationMs - 2000);
    });

    test('an earlier toast lies above it @release', async ({ page }) => {
      await raise(page, 'Success');
      await open(page);
      await pass(page, 1000);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await closeOf(toastsOf(page, dialogOf(page))).click({ timeout: 2000 });
      await expect(toastsOf(page)).toHaveCount(0);
      await expect(dialogOf(page)).toBeVisible();
    });

    test('a toast that appears as it closes is shown and announced by the page @release', async ({
      page,
    }) => {
      await open(page);
      const announced = await listen(page);
      await press(page, 'Success, and closed');
      await expect(dialogOf(page)).toBeHidden();
      await expect(toastsOf(page)).toHaveText('Mesajınız alındı.');
      expect((await announced()).at(-1)).toBe('Mesajınız alındı.');
    });
  });
});
