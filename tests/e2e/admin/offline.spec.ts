import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const line = (page: Page) => page.getByRole('status').filter({ hasText: /Bağlantı koptu|işlem/ });
/** In ms: what a person takes for at once. */
const atOnce = { timeout: 1500 };

test.describe('without a connection', () => {
  test.use({ complaintsExpected: true });

  ownTest(
    'a line above the list says so at once, a row whose change failed is back at once, and a key or a press makes what was pressed once the connection is back',
    async ({ page, context, own }) => {
      const { adminCall } = await adminOf(own);
      for (const fullName of ['Bir', 'İki', 'Üç']) await sendMessage(own, { fullName });
      await openAdmin(page, '/admin', { own });
      await rows(page).filter({ hasText: 'Üç' }).hover();
      await context.setOffline(true);
      await expect(line(page)).toContainText('Bağlantı koptu', atOnce);
      await page.keyboard.press('j');
      await expect(page).toHaveURL(/\/messages\//);
      await page.keyboard.press('e');
      await expect(line(page)).toContainText('Son işleminiz yapılamadı.', atOnce);
      await expect(rows(page)).toHaveText([/Üç/, /İki/, /Bir/], atOnce);
      await rows(page).last().getByRole('button', { name: 'Yıldızla' }).press('Enter');
      await expect(line(page)).toContainText('Son 2 işleminiz yapılamadı.', atOnce);
      await isSound(page);

      await context.setOffline(false);
      await expect(line(page)).not.toContainText('Bağlantı koptu');
      await page.keyboard.press('y');
      await expect(rows(page)).toHaveText([/İki/, /Bir/]);
      await expect(line(page)).toHaveCount(0);
      const stored = async () => {
        const { items } = await adminCall(calls.listMessages, { query: { folder: 'inbox' } });
        return items.map(({ fullName, starred }) => `${fullName} ${starred}`);
      };
      await expect.poll(stored).toEqual(['İki false', 'Bir true']);
    },
  );

  ownTest(
    'a stopped service is said too, on a phone and in the list of applications, and a card is back in its column',
    async ({ page, own }) => {
      await apply(own, { nameSurname: 'Işıl Çağ' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAdmin(page, '/admin/applications', { own });
      const column = (name: string) => page.getByRole('region', { name, exact: true });
      await column('Yeni').getByRole('link', { name: /Işıl/ }).focus();
      await own.stop();
      await page.keyboard.press('2');
      await expect(line(page)).toContainText('Bağlantı koptu', { timeout: 5000 });
      await expect(column('Yeni')).toContainText('Işıl');
      await page.setViewportSize({ width: 390, height: 844 });
      const again = line(page).getByRole('button', { name: 'Yeniden dene' });
      await again.click();
      await expect(again).toBeVisible();
      await expect(column('Yeni')).toContainText('Işıl');
    },
  );

  ownTest(
    'a page whose code cannot be loaded leaves the navigation and what is typed where they are, and is shown once it is asked for again @release',
    async ({ page, context, own }) => {
      const { id } = await apply(own, { nameSurname: 'Işıl Çağ' });
      await openAdmin(page, `/admin/applications/${id}`, { own });
      await context.setOffline(true);
      await page.getByLabel('Not', { exact: true }).fill('Haftaya aranacak');
      await page.getByRole('link', { name: /^Sistem/ }).click();
      const failed = page.getByRole('main').getByRole('alert');
      await expect(failed).toContainText('Sayfa yüklenemedi.');
      await expect(page.getByRole('status').filter({ hasText: 'Işıl Çağ' })).toBeVisible();
      await isSound(page);
      await context.setOffline(false);
      await failed.getByRole('button', { name: 'Yeniden dene' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
    },
  );

  ownTest(
    'the overview loads what failed as soon as the connection is back',
    async ({ page, context, own }) => {
      await openAdmin(page, '/admin/overview', { own });
      await sendMessage(own);
      await expect(page.getByRole('img').first()).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: '7 gün' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('img').first()).toBeVisible();
    },
  );
});
