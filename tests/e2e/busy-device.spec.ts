import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(async ({ page }) => {
  // A busy device reports visibility late, and several entries in one callback.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = [];
        super((entries, self) => {
          if (kept.push(...entries) > entries.length) return;
          setTimeout(() => callback(kept.splice(0), self), 1500);
        }, options);
      }
    };
  });
});

test('the office shows the map question even if its visibility is reported late @release', async ({
  page,
}) => {
  await page.goto('/tr/contact');
  await page.locator('#office-locations').scrollIntoViewIfNeeded();
  await expect(page.getByText(/Harita Google’dan/)).toBeVisible();
});

test('the application form appears even if its visibility is reported late @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/life');
  await page.locator('#join-team').scrollIntoViewIfNeeded();
  await expect(page.locator('#join-team').getByLabel('Ad Soyad')).toBeVisible();
});

test('animated figures end at their real values @release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visitPage(page, '/tr');
  const figure = page.getByText('350', { exact: true });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toBeHidden();
  await expect(figure).toBeVisible();
});
