import type { Page } from '@playwright/test';
import { identity } from '#contract/content/identity.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

// React logs each rendering error to the console.
test.use({ complaintsExpected: true });

const texts = '**/content/tr/life.json';

/** Goes to a page whose texts lack what it renders. */
async function crash(page: Page): Promise<void> {
  await page.route(texts, (route) => route.fulfill({ json: { sections: {} } }));
  await visitPage(page, '/tr/legal');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yaşam', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
}

test('the crash screen shows our logo and both languages, with space around them; its button reloads the page, its logo leads to the home page, and Back leads out of it @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await crash(page);
  const logo = page.getByRole('link', { name: identity.shortName });
  const refresh = page.getByRole('button', { name: 'Refresh · Yenile' });
  await expect(page.getByRole('heading', { name: 'Bir şeyler ters gitti' })).toBeVisible();
  for (const part of [logo, refresh]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect(Math.round(box?.x ?? 0)).toBeGreaterThanOrEqual(16);
    expect(Math.round(box?.y ?? 0)).toBeGreaterThanOrEqual(16);
  }
  await axeFindsNothing(page);
  await page.unroute(texts);
  await refresh.click();
  await expect(page.locator('#join-team')).toBeVisible();
  await expect(page).toHaveURL('/tr/life');
  await crash(page);
  await logo.click();
  await expect(page).toHaveURL('/tr');
  await expect(page.locator('.home-hero')).toBeVisible();
  await crash(page);
  await page.goBack();
  await expect(page).toHaveURL('/tr/legal');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});
