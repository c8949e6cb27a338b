import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { openAdmin, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

test.use({ complaintsExpected: true });

const wait = 'Kısa sürede çok fazla deneme yapıldı. Lütfen 1 saniye sonra yeniden deneyin.';

/** Answers such calls as one of too many. */
async function refuse(page: Page, address: string) {
  await page.route(address, (route) =>
    route.fulfill({
      ...{ status: 429, contentType: 'application/problem+json', headers: { 'Retry-After': '1' } },
      body: JSON.stringify({ status: 429, title: '', detail: wait }),
    }),
  );
}

test('a list and a message that are refused as one of too many calls say so, not that there is no connection; without one they say what could not be loaded, and one press retries, after which the focus is not lost @release', async ({
  page,
}) => {
  // An event would retry before the press.
  await page.route('**/api/Admin/Events', () => new Promise(() => {}));
  await openAdmin(page, '/admin/people');
  const id = await sendShort(page, {});
  const focused = page.locator('#main:focus, #main :focus');
  for (const [path, address, failed] of [
    ['', `${calls.listMessages.path}?*`, 'Mesajlar getirilemedi'],
    [`/messages/${id}?folder=archived`, `/api/Admin/Messages/${id}`, 'Mesaj getirilemedi'],
  ] as const) {
    await refuse(page, `**${address}`);
    await page.goto(`/admin${path}`);
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await expect(alert(wait).first(), path).toBeVisible();
    await expect(page.getByText('Bağlantınızı')).toHaveCount(0);
    await page.route(`**${address}`, (route) => route.abort());
    const retry = page.getByRole('button', { name: 'Yeniden dene' }).first();
    await retry.press('Enter');
    await expect(alert(failed).first(), path).toBeVisible();
    await expect(focused, path).toBeVisible();
    await expect(page.getByText(/Bu mesaj artık yok/)).toBeHidden();
    await page.unroute(`**${address}`);
    await retry.press('Enter');
    await expect(alert(failed), path).toHaveCount(0);
    await expect(focused, path).toBeVisible();
  }
  await expect(page.getByRole('article')).toBeVisible();
});
