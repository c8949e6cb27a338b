import type { Page } from '@playwright/test';
import type { RunningApi } from '../../support/api/api.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

/**
 * Lets the API answer the next such request (`answered`), and delays that answer to the page until `release`.
 * @param own the service that answers, if it is not the site's
 */
async function holdResponse(page: Page, address: string, own?: RunningApi) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld || route.request().method() !== 'GET') return route.fallback();
    isHeld = true;
    const { pathname, search, origin } = new URL(route.request().url());
    const response = await route.fetch({ url: `${own?.url ?? origin}${pathname}${search}` });
    answer();
    await released;
    await route.fulfill({ response });
  });
  return { answered, release };
}

// On its own service: the notice that it waits for could wait behind those of other tests.
ownTest(
  'a new message is listed even if it comes while the list is loading @release',
  async ({ page, own }) => {
    const list = await holdResponse(page, '**/api/Admin/Messages?*', own);
    const listens = page.waitForResponse('**/api/Admin/Events');
    await openAdmin(page, '/admin', { own });
    await Promise.all([list.answered, listens]);
    await sendMessage(own, { fullName: 'Geç Kişi' });
    await expect(page.getByText('Geç Kişi')).toBeVisible();
    list.release();
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Geç Kişi']);
  },
);
