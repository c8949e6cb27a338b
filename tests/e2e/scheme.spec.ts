import type { Page } from '@playwright/test';
import { expect, test, visitPage } from '../support/browser/site.ts';

const paper = 'rgb(247, 244, 238)';
const night = 'rgb(7, 26, 46)';

test.describe('on a light device', () => {
  test.use({ colorScheme: 'light' });

  test('the site uses the device’s scheme; the dark one can be chosen, is kept, and loads without a flash of the light one', async ({
    page,
  }) => {
    await visitPage(page, '/tr/services');
    expect(await groundOf(page)).toBe(paper);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(page)).toBe(night);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Koyu' }).click();
    expect(await groundOf(page)).toBe(night);
    // Without any script file, so this is what is painted first.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/tr/privacy', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await groundOf(page)).toBe(night);
    await page.unroute('**/assets/*.js');
    await visitPage(page, '/en/about');
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'System' }).click();
    expect(await groundOf(page)).toBe(paper);
    expect(await page.evaluate(() => localStorage.getItem('scheme'))).toBeNull();
  });

  test('a scheme chosen in one tab reaches the others, on the site and the login page, changes a picture to its dark version, and reaches a page that returns from the browser’s cache @release', async ({
    page,
    context,
  }) => {
    const [site, login] = [await context.newPage(), await context.newPage()];
    await visitPage(site, '/tr/sustainability');
    await site.getByRole('img', { name: /ağaç halkaları/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => shown(site, 'ağaç halkaları')).toMatch(/rings-paper-\d+\.avif/);
    await login.goto('/admin/login');
    await visitPage(page, '/en/about');
    await page.getByRole('button', { name: 'Dark' }).click();
    for (const tab of [site, login]) await expect.poll(() => groundOf(tab)).toBe(night);
    await expect(site.getByRole('button', { name: 'Koyu' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => shown(site, 'ağaç halkaları')).toMatch(/rings-night-\d+\.avif/);
    await page.getByRole('button', { name: 'System' }).click();
    for (const tab of [site, login]) await expect.poll(() => groundOf(tab)).toBe(paper);
    // Tests run without that cache, whose pages get no storage event.
    await site.evaluate(() => {
      localStorage.setItem('scheme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(site.getByRole('button', { name: 'Koyu' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await groundOf(site)).toBe(night);
  });
});

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function shown(page: Page, alt: string): Promise<string> {
  return page.evaluate(
    (part) =>
      [...document.images].find((image) => image.alt.includes(part))?.currentSrc ?? 'no such image',
    alt,
  );
}

test('without scripts no scheme switch is shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/tr/legal`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  await context.close();
});
