import type { Page } from '@playwright/test';
import { publicSettings } from '#contract/service.ts';
import type { Language } from '#tests/support/languages.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { ofMapsScript, standInForGoogle } from '../support/browser/maps-stand-in.ts';
import {
  expectFailure,
  openOffice,
  retry,
  showButton,
  words,
} from '../support/browser/office-map.ts';
import { expect, test } from '../support/browser/site.ts';

test.describe('in either scheme', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    complaintsExpected: true,
  });

  test('on the narrowest phone the question stays inside its plate; a script that is answered 500 shows an error in place of the map, and one press retries; axe finds nothing in the question, the loading state, the error or the map @release', async ({
    page,
  }) => {
    await standInForGoogle(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await openOffice(page, 'en');
    await staysInItsPlate(page, 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.locator('#office-locations').scrollIntoViewIfNeeded();
    await staysInItsPlate(page, 'tr');
    await page.setViewportSize({ width: 390, height: 844 });
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route(ofMapsScript, async (route) => {
      await held;
      await route.fulfill({ status: 500, body: '' });
    });
    const findsNothing = (what: string) =>
      axeFindsNothing(page, what, { within: '#office-locations' });
    await axeFindsNothing(page, 'the question');
    await showButton(page).click();
    await expect(page.locator('#office-locations').getByText('Loading…')).toBeVisible();
    await findsNothing('the wait');
    answer();
    await expectFailure(page);
    await findsNothing('the failure');
    await retry(page);
    await findsNothing('the map');
  });
});

test('another site can neither frame the map’s document nor read the key', async ({ request }) => {
  const map = (await request.get('/map')).headers();
  expect(map['content-security-policy']).toMatch(/(^|; )frame-ancestors 'self'(;|$)/);
  expect(map['x-frame-options']).toBe('SAMEORIGIN');
  const settings = (await request.get(publicSettings.path)).headers();
  expect(settings['access-control-allow-origin']).toBeUndefined();
  expect(settings['cross-origin-resource-policy']).toBe('same-origin');
});

async function staysInItsPlate(page: Page, language: Language): Promise<void> {
  await expect(showButton(page, language)).toBeVisible();
  const panel = await page.getByText(words[language].question).locator('..').boundingBox();
  const plate = await page.locator('#office-locations img').boundingBox();
  expect(panel?.y ?? 0).toBeGreaterThanOrEqual(plate?.y ?? Number.POSITIVE_INFINITY);
}
