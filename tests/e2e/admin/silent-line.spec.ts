import { watchEvents } from '#contract/admin/events.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

test('a stream of events that has fallen silent is opened anew', async ({ page }) => {
  await page.clock.install();
  let opened = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === watchEvents.path) opened += 1;
  });
  await openAdmin(page, '/admin');
  await expect.poll(() => opened).toBe(1);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.clock.fastForward(40_000);
  await page.clock.fastForward(2000);
  await expect.poll(() => opened).toBe(2);
});
