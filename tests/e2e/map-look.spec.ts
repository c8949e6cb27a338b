import { publicSettings } from '#contract/public-settings.ts';
import { languages } from '#tests/support/languages.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { ofMapsScript, standInForGoogle } from '../support/browser/maps-stand-in.ts';
import {
  expectMap,
  failure,
  openOffice,
  showButton,
  words,
} from '../support/browser/office-map.ts';
import { expect, test } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme${releaseUnless(colorScheme === 'light')}`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      complaintsExpected: true,
    });

    test('axe finds nothing in the question, the loading state, the error or the map', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await standInForGoogle(page);
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(ofMapsScript, async (route) => {
        await held;
        await route.abort();
      });
      const violations = () => axeFinds(page);
      await openOffice(page);
      await expect(showButton(page)).toBeVisible();
      expect(await violations(), 'the question').toEqual([]);
      await showButton(page).click();
      await expect(page.locator('#office-locations').getByText('Loading…')).toBeVisible();
      expect(await violations(), 'the wait').toEqual([]);
      answer();
      await expect(page.getByText(failure)).toBeVisible();
      expect(await violations(), 'the failure').toEqual([]);
      await page.unroute(ofMapsScript);
      await standInForGoogle(page);
      await page.getByRole('button', { name: words.tr.retry }).click();
      await expectMap(page);
      expect(await violations(), 'the map').toEqual([]);
    });
  });
}

test('on the narrowest phone the question stays inside its plate', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languages) {
    await openOffice(page, language);
    const panel = await page.getByText(words[language].question).locator('..').boundingBox();
    const plate = await page.locator('#office-locations img').boundingBox();
    expect(panel?.y ?? 0).toBeGreaterThanOrEqual(plate?.y ?? Number.POSITIVE_INFINITY);
  }
});

test('another site can neither frame the map’s document nor read the key', async ({ request }) => {
  const map = (await request.get('/map')).headers();
  expect(map['content-security-policy']).toMatch(/(^|; )frame-ancestors 'self'(;|$)/);
  expect(map['x-frame-options']).toBe('SAMEORIGIN');
  const settings = (await request.get(publicSettings.path)).headers();
  expect(settings['access-control-allow-origin']).toBeUndefined();
  expect(settings['cross-origin-resource-policy']).toBe('same-origin');
});
