import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

test.use({ ownSettings: { QUOTA_MESSAGES_MIB: '1', QUOTA_CVS_MIB: '1' } });

const messageOf = (count: number, words = 'merhaba') => `${count} ${words} ${'😀'.repeat(4900)}`;

test('all spam is erased after a confirmation that states the number, and other messages stay; an open admin shows a notice at half a quota, an urgent one at four fifths, and a link to the spam @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  for (let sent = 0; sent < 12; sent += 1) {
    await sendMessage(own, { message: messageOf(sent, 'casino, hemen $9') });
  }
  await sendMessage(own);
  await openAdmin(page, '/admin?folder=spam', { own, language: 'en' });
  await page.getByRole('button', { name: 'Erase all spam (12)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
  await expect(dialog).toContainText('Messages to be erased for good: 12.');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Messages erased for good: 12.')).toBeVisible();
  await expect(page.getByText('Nothing has been flagged as spam.')).toBeVisible();
  expect((await adminCall(calls.listMessages)).total).toBe(1);

  await openAdmin(page, '/admin', { own });
  const notice = page.getByRole('status').filter({ hasText: 'Mesajlara ayrılan yer' });
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
  await expect(notice).toHaveCount(0);
  for (let sent = 0; sent < 28; sent += 1) await sendMessage(own, { message: messageOf(sent) });
  await expect(notice).toContainText('%53 dolu');
  await expect(notice.locator('[data-urgent]')).toHaveCount(0);
  for (let sent = 28; sent < 43; sent += 1) await sendMessage(own, { message: messageOf(sent) });
  await expect(notice.locator('[data-urgent]')).toContainText('%82 dolu');
  await isSound(page);
  await notice.getByRole('link', { name: 'İstenmeyenlere git' }).click();
  await expect(page).toHaveURL(/folder=spam/);
});
