import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { tr } from '../support/browser/contact-words.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test('axe finds nothing in a form with errors, or in the login, in either scheme', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await visitPage(page, '/tr/contact');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByLabel('Ad Soyad')).toHaveAttribute('aria-invalid', 'true');
  await axeFindsNothing(page, 'with errors');
  await page.goto('/admin/login');
  await expect(page.getByLabel('Parola')).toBeVisible();
  await axeFindsNothing(page, 'login');
});

test('axe finds nothing in the request for a quote in either scheme: empty, with errors, filled, sent', async ({
  page,
}) => {
  test.slow();
  await decideBefore(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitPage(page, '/tr/contact?form=quote');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field(tr.quote.volume)).toBeVisible();
  await axeFindsNothing(page, 'empty');
  await page.getByRole('button', { name: tr.send }).click();
  await expect(field(tr.quote.volume)).toHaveAttribute('aria-invalid', 'true');
  await axeFindsNothing(page, 'with errors');
  await page.getByLabel(tr.quote.serviceNames.voice).check();
  for (const label of [tr.quote.countries, tr.quote.volume, tr.name]) {
    await field(label).fill('Irak 300.000');
  }
  await field(tr.company).fill('Örnek A.Ş.');
  await field(tr.email).fill('deniz@ornek.example');
  await axeFindsNothing(page, 'filled');
  await page.getByRole('button', { name: tr.send }).click();
  const note = page.getByRole('status').filter({ hasText: tr.quote.success });
  await expect(note).toBeVisible();
  await axeFindsNothing(page, 'sent');
});

test('the first Tab stop is a link past the header to the content', async ({ page }) => {
  await visitPage(page, '/tr/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
