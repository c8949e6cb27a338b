import { decideBefore } from '../support/browser/consent.ts';
import { expect, fillMessage, messageForm, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(async ({ page }) => {
  await decideBefore(page);
  // As browsers were before Safari 17 and Chrome 114.
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Element.prototype.setAttribute = function set(name, value) {
      if (name !== 'popover') setAttribute.call(this, name, value);
    };
  });
});

test('without popover support a toast lies above the header, and can be pressed @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/contact');
  await fillMessage(page, { name: 'Ada', email: 'ada@ornek.example', message: 'Merhaba' });
  await messageForm(page).getByRole('button', { name: 'Gönder' }).click();
  const toast = page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Bildirimi kapat' }).click({ timeout: 2000 });
  await expect(toast).toHaveCount(0);
});
