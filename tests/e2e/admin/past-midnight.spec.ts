import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

test.use({ timezoneId: 'Europe/Istanbul' });

test('a list that is left open past midnight shows yesterday’s messages by their day, and what is due as overdue @release', async ({
  page,
  own,
}) => {
  const { id } = await sendMessage(own, { fullName: 'Dünkü' });
  const { adminCall } = await adminOf(own);
  const body = { ids: [id], action: 'followUp', followUp: '2026-12-30' } as const;
  await adminCall(calls.changeMessages, { body });
  const at = Date.parse('2026-05-04T12:05:00+03:00');
  await own.database.run('update messages set created_at = ?, follow_up = ?', at, '2026-05-04');
  await page.clock.install({ time: new Date('2026-05-04T23:55:00+03:00') });
  await openAdmin(page, '/admin', { own });
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row.getByRole('time')).toHaveText('12:05');
  await expect(row).not.toContainText('gecikti');
  await page.clock.runFor(6 * 60_000);
  await expect(row.getByRole('time')).toHaveText('4 May');
  await expect(row.locator('[data-overdue]')).toBeVisible();
});
