import type { Page } from '@playwright/test';
import { comesAlive, expect, test, visitPage } from '../support/browser/site.ts';

const hero = 'Alacakaranlıkta İstanbul';

test('a phone loads its own crop of the home hero, at the size that it needs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tr');
  expect(await sourceOf(page, hero)).toMatch(/skyline-phone-night-480\.avif$/);
});

test.describe('when files fail to load', () => {
  // The browser logs each file that fails to load.
  test.use({ complaintsExpected: true });

  test('a picture whose modern format fails is shown as JPEG', async ({ page }) => {
    await page.route('**/*.avif', (route) => route.abort());
    await visitPage(page, '/tr');
    await expect.poll(() => sourceOf(page, hero)).toMatch(/\.jpg$/);
    expect(await isDrawn(page, hero)).toBe(true);
  });

  test('a failed .webp is retried once as .jpg @release', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    await withoutAvif(page);
    await page.route('**/*.webp', (route) => route.abort());
    await visitPage(page, '/tr/about');
    await expect.poll(() => sourceOf(page, 'büyüme halkası')).toMatch(/\.jpg$/);
    const kinds = requested
      .filter((url) => url.includes('/years-'))
      .map((url) => url.split('.').at(-1));
    expect(kinds).toContain('webp');
    expect(kinds.filter((kind) => kind === 'jpg')).toHaveLength(1);
    expect(kinds.at(-1)).toBe('jpg');
  });

  test('a picture that fails twice shows an error placeholder, and nothing moves', async ({
    page,
  }) => {
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
    await page.goto('/tr/about');
    const before = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .first()
      .boundingBox();
    await comesAlive(page);
    await expect(page.getByRole('img', { name: 'Error loading image' })).toBeVisible();
    expect(
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox(),
    ).toEqual(before);
  });
});

/** Removes AVIF sources, which a browser without AVIF ignores. */
async function withoutAvif(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const source of document.querySelectorAll('source[type="image/avif"]')) source.remove();
    }).observe(document, { childList: true, subtree: true });
  });
}

function sourceOf(page: Page, alt: string): Promise<string> {
  return page.evaluate(
    (part) => [...document.images].find((image) => image.alt.includes(part))?.currentSrc ?? '',
    alt,
  );
}

function isDrawn(page: Page, alt: string): Promise<boolean> {
  return page.evaluate((part) => {
    const image = [...document.images].find((one) => one.alt.includes(part));
    return (image?.naturalWidth ?? 0) > 0;
  }, alt);
}
