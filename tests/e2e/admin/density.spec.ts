import type { Page } from '@playwright/test';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const compact = (page: Page) => page.getByRole('button', { name: 'Kompakt görünüm' });

/** The number of rows that are wholly in the window. */
function wholeRows(page: Page): Promise<number> {
  return rows(page).evaluateAll((all) => {
    const within = all.map((row) => row.getBoundingClientRect());
    const top = document.querySelector('[data-density]')?.getBoundingClientRect().top ?? 0;
    return within.filter((box) => box.top >= top - 1 && box.bottom <= innerHeight).length;
  });
}

test('the compact view shows 20 messages at 900 px, after a reload too, and as many applications, all rows as high, whose bar of actions leaves the search free @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, '/admin');
  await expect(rows(page).first()).toBeVisible();
  expect(await wholeRows(page)).toBeLessThan(10);
  await compact(page).click();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(20);
  await page.reload();
  await expect(compact(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(20);
  // Scrolled far, every row is where its height puts it: none overlaps another.
  await rows(page).first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 1000);
    const last = await rows(page).last().getAttribute('aria-posinset');
    expect(Number(last)).toBeGreaterThan(80);
  }).toPass();
  const overlaps = () =>
    rows(page).evaluateAll((all) => {
      // A row that was just scrolled away is there, but nowhere.
      const shown = all.filter((row) => row.isConnected).map((row) => row.getBoundingClientRect());
      const boxes = shown.sort((a, b) => a.top - b.top);
      return boxes.filter(
        (box, index) => index > 0 && box.top < (boxes[index - 1]?.bottom ?? 0) - 1,
      );
    });
  expect(await overlaps()).toEqual([]);
  await page.goto('/admin/applications?view=list');
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(20);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
  await rows(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: 'Seçilen başvurular' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ara' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await compact(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => wholeRows(page)).toBeLessThan(10);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rows of either density are at least 44 px high, the choice is one press, so is the order, and the bar of actions moves no row and cuts no search @release', async ({
    page,
  }) => {
    await openAdmin(page, '/admin');
    const before = await rows(page).first().boundingBox();
    await rows(page).nth(1).getByRole('checkbox').tap();
    const bar = page.getByRole('toolbar', { name: 'Seçilen mesajlar' });
    await expect(bar).toContainText('1 seçili');
    expect(await rows(page).first().boundingBox()).toEqual(before);
    const search = await page.getByRole('searchbox', { name: 'Ara' }).boundingBox();
    const line = await bar.locator('div').first().boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(search?.y ?? 0);
    for (const button of await bar.getByRole('button').all()) await button.tap({ trial: true });
    await bar.getByRole('button', { name: 'Seçimi kaldır' }).tap();
    await page.getByRole('button', { name: 'Sıralama: En yeni önce' }).tap();
    await expect(page).toHaveURL('/admin?sort=oldest');
    await compact(page).tap();
    await expect(compact(page)).toHaveAttribute('aria-pressed', 'true');
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
