import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { openAdmin, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

test.use({ complaintsExpected: true });

const wait = 'Kısa sürede çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.';

/** Answers such calls as one of too many. */
async function refuse(page: Page, address: string) {
  await page.route(address, (route) =>
    route.fulfill({
      ...{ status: 429, contentType: 'application/problem+json', headers: { 'Retry-After': '1' } },
      body: JSON.stringify({ status: 429, title: '', detail: wait }),
    }),
  );
}

for (const [what, path, address] of [
  ['a list', '/admin', `**${calls.listMessages.path}?*`],
  ['the board', '/admin/applications', `**${calls.listApplications.path}?*`],
  ['the figures', '/admin/overview', `**${calls.readStats.path}?*`],
  ['the sessions', '/admin/account', `**${calls.listSessions.path}`],
] as const) {
  test(`${what} that is refused as one of too many calls says so, not that there is no connection`, async ({
    page,
  }) => {
    await openAdmin(page, '/admin/audit');
    await refuse(page, address);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: wait }).first()).toBeVisible();
    await expect(page.getByText('Bağlantınızı')).toHaveCount(0);
  });
}

test('so does a message', async ({ page }) => {
  await openAdmin(page, '/admin/audit');
  const id = await sendShort(page, {});
  await refuse(page, `**/api/Admin/Messages/${id}`);
  await page.goto(`/admin/messages/${id}?folder=archived`);
  await expect(page.getByRole('alert').filter({ hasText: wait })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});
