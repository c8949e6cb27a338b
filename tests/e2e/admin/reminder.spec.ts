import { userOf } from '../../support/api/user.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { mailTest as test } from '../../support/browser/with-mail.ts';

test('a user with an address turns the daily reminder on and off; the owner without one is offered none @release', async ({
  page,
  own,
}) => {
  await openAdmin(page, '/admin/account', { own });
  await expect(page.getByRole('region', { name: 'Giriş anahtarları' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Açık oturumlar' })).toContainText('bu oturum');
  const panel = page.getByRole('region', { name: 'Günlük hatırlatma' });
  await expect(panel).toBeHidden();

  const user = await userOf(own, 'Deniz', 'office');
  await own.database.run(
    'update users set email = ? where id = ?',
    'deniz@gokhat.example',
    user.id,
  );
  await openAdmin(page, '/admin/account', { own, as: user });
  const box = panel.getByRole('checkbox', {
    name: 'Her sabah saat 08.00’de hatırlatma almak istiyorum',
  });
  await expect(box).not.toBeChecked();
  await isSound(page);
  // It follows the service's answer.
  await box.click();
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await page.reload();
  await expect(box).not.toBeChecked();
});
