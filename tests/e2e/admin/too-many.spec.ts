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

test('a list, the board, the figures, the sessions and a message that are refused as one of too many calls say so, not that there is no connection', async ({
  page,
}) => {
  await openAdmin(page, '/admin/audit');
  for (const [path, address] of [
    ['/admin', `**${calls.listMessages.path}?*`],
    ['/admin/applications', `**${calls.listApplications.path}?*`],
    ['/admin/overview', `**${calls.readStats.path}?*`],
    ['/admin/account', `**${calls.listSessions.path}`],
  ] as const) {
    await refuse(page, address);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: wait }).first(), path).toBeVisible();
    await expect(page.getByText('Bağlantınızı')).toHaveCount(0);
    await page.unroute(address);
  }
  const id = await sendShort(page, {});
  await refuse(page, `**/api/Admin/Messages/${id}`);
  await page.goto(`/admin/messages/${id}?folder=archived`);
  await expect(page.getByRole('alert').filter({ hasText: wait })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});
