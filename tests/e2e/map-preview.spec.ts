import { hrefFor } from '#web/site-map.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { drawnMap, scriptsAmong, standInForGoogle } from '../support/browser/maps-stand-in.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test('the map moves to the header’s preview while its menu is open, and back to the office @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await decideBefore(page, { maps: true, analytics: false, marketing: false });
  const requested = await standInForGoogle(page);
  await visitPage(page, hrefFor('contact', 'tr'));
  const gestures = async () => (await drawnMap(page))?.options.gestureHandling;
  await expect.poll(gestures).toBe('cooperative');
  await page.getByRole('button', { name: 'İletişim: bölümler' }).click();
  await expect(page.locator('#menu-contact iframe')).toBeVisible();
  await expect.poll(gestures).toBe('none');
  await expect(page.locator('#office-locations img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#office-locations iframe')).toBeVisible();
  await expect.poll(gestures).toBe('cooperative');
  expect(scriptsAmong(requested)).toHaveLength(1);
});
