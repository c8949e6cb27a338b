import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

ownTest(
  'on its first day the inbox says how to try it, until a message comes',
  async ({ page, own }) => {
    await openAdmin(page, '/admin', { own });
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'Denemek için sitenizdeki formdan kendinize bir mesaj gönderin',
    );
    const form = main.getByRole('link', { name: 'İletişim formunu aç' });
    await expect(form).toHaveAttribute('href', '/tr/contact');
    await isSound(page);
    await sendMessage(own, { fullName: 'İlk Yazan' });
    await expect(main.getByRole('listitem').filter({ hasText: 'İlk Yazan' })).toBeVisible();
    await expect(form).toHaveCount(0);
  },
);

test.describe('a list that fails to load', () => {
  test.use({ complaintsExpected: true });

  test('is not counted as empty @release', async ({ page }) => {
    await openAdmin(page, '/admin/people');
    for (const [path, calls, failed, none] of [
      ['/admin', 'Messages', 'Mesajlar getirilemedi', /^0 mesaj$/],
      ['/admin/applications', 'Applications', 'Başvurular getirilemedi', /^0/],
    ] as const) {
      await page.route(`**/api/Admin/${calls}?*`, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: failed }).first()).toBeVisible();
      const counted = page.getByRole('main').getByText(none).filter({ visible: true });
      await expect(counted).toHaveCount(0);
    }
  });
});
