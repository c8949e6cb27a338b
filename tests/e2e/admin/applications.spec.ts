import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openAdmin, ownWord, sendApplication } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

const column = (page: Page, stage: string) => page.getByRole('region', { name: stage });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('listitem').filter({ hasText: name });
const detail = (page: Page) => page.getByRole('article');
const history = (page: Page) => detail(page).getByRole('region', { name: 'Aşamalar' });

test.describe('an application', () => {
  test('can be read, rated, annotated and moved, and each change is kept; its CV is offered for download unchanged, under its original name; one that the scanner reports as infected cannot be opened, and the reason is shown', async ({
    page,
  }) => {
    const word = ownWord();
    const buffer = Buffer.from(`%PDF-1.7\n${'ğ'.repeat(2000)}\n%%EOF\n`);
    const id = await sendApplication(
      page,
      {
        ...{ nameSurname: `Elif ${word}`, university: 'Örnek Üniversitesi', whyUs: 'Hat burada.' },
        ...{ linkedin: 'https://www.linkedin.com/in/elif', talentPool: 'true' },
      },
      { name: 'Özgeçmişim.pdf', mimeType: 'application/pdf', buffer },
    );
    await openAdmin(page, `/admin/applications/${id}?q=${word}`);
    await expect(detail(page).getByRole('heading', { name: `Elif ${word}` })).toBeFocused();
    for (const text of ['Örnek Üniversitesi', 'Hat burada.', 'Ses trafiğini severim.', '3–5 yıl']) {
      await expect(detail(page)).toContainText(text);
    }
    const link = detail(page).getByRole('link', { name: 'https://www.linkedin.com/in/elif' });
    await expect(link).toHaveAttribute('rel', /noopener/);
    const score = detail(page).getByRole('radiogroup').first().getByRole('radio', { name: '4' });
    await score.click();
    await expect(score).toBeChecked();
    await detail(page).getByRole('combobox', { name: 'Aşama' }).selectOption('Görüşme');
    await expect(history(page).getByText('Görüşme')).toBeVisible();
    await detail(page).getByRole('checkbox', { name: 'Yetenek havuzunda' }).uncheck();
    await detail(page).getByRole('textbox', { name: 'Not' }).fill('Telefonla görüşüldü');
    await expect(detail(page).getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(detail(page).getByRole('textbox', { name: 'Not' })).toHaveValue(
      'Telefonla görüşüldü',
    );
    await expect(detail(page).getByRole('combobox', { name: 'Aşama' })).toHaveValue('interview');
    await expect(
      detail(page).getByRole('checkbox', { name: 'Yetenek havuzunda' }),
    ).not.toBeChecked();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'İndir', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Özgeçmişim.pdf');
    expect(readFileSync(await file.path()).equals(buffer)).toBe(true);

    await page.route(`**/api/Admin/Applications/${id}`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, cv: { ...json.cv, scan: 'infected' } } });
    });
    await page.reload();
    const cv = page.getByRole('region', { name: 'Özgeçmiş' });
    await expect(cv).toContainText('Bu dosyada virüs bulundu; açılmayacak ve indirilmeyecek.');
    await expect(cv.getByRole('button')).toHaveCount(0);
    await isSound(page);
  });

  test('shows consent apart from the label; withdrawing it asks first, and the focus moves to the result @release', async ({
    page,
  }) => {
    const word = ownWord();
    const id = await sendApplication(page, { nameSurname: `Rıza ${word}`, talentPool: 'true' });
    await openAdmin(page, `/admin/applications/${id}?q=${word}`);
    const label = detail(page).getByRole('checkbox', { name: 'Yetenek havuzunda' });
    await expect(label).toBeChecked();
    await expect(detail(page)).toContainText(
      /Formda verildi: .+ \d{4} .+, aydınlatma metninin sürümü \d/,
    );
    await expect(detail(page)).toContainText(/Saklama\s*\d+ \S+ \d{4} tarihine kadar/);
    const withdraw = detail(page).getByRole('button', { name: 'Aday adına geri al' });
    await label.uncheck();
    await expect(withdraw).toBeVisible();
    await label.check();
    await withdraw.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rıza geri alınsın mı?' });
    await expect(dialog).toContainText(`Rıza ${word} adlı aday`);
    await page.keyboard.press('Escape');
    await expect(withdraw).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Rızayı geri al' }).press('Enter');
    const said = detail(page).getByText(/^Geri alındı: .+ Formda verilişi: .+, aydınlatma/);
    await expect(said).toBeFocused();
    await expect(page.getByText(/adlı adayın yetenek havuzu rızası geri alındı\.$/)).toBeVisible();
    await expect(withdraw).toHaveCount(0);
    await expect(label).not.toBeChecked();
    await label.check();
    await expect(detail(page)).toContainText('Etiketi siz koydunuz; aday rızasını geri aldı');
    await page.reload();
    await expect(said).toBeVisible();
    await page.getByRole('link', { name: 'Bu kaydın geçmişi' }).click();
    const entry = page.getByRole('row').filter({ hasText: 'rızası aday adına geri alındı' });
    await expect(entry).toHaveCount(1);
  });
});

test.describe('when the browser logs a failed request', () => {
  test.use({ complaintsExpected: true });

  test('new ones and another admin’s changes are shown automatically; it is erased at once after a confirmation', async ({
    page,
    context,
    complaints,
  }) => {
    const word = ownWord();
    await openAdmin(page, `/admin/applications?q=${word}`);
    await page.waitForTimeout(500);
    const id = await sendApplication(page, { nameSurname: `İki masa ${word}` });
    await expect(card(page, 'Yeni', word)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/admin/applications?q=${word}`);
    await other.getByRole('button', { name: /^Başvurunun aşaması/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'İncelemede' }).click();
    await expect(card(page, 'İncelemede', word)).toBeVisible();
    expect(complaints).toEqual([]);

    await other.close();
    await page.goto(`/admin/applications/${id}?q=${word}`);
    await page.getByRole('button', { name: 'Hemen kalıcı olarak sil…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });
    await expect(dialog).toContainText(`İki masa ${word} adlı kişinin başvurusu`);
    await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(
      page.getByText(`İki masa ${word} adlı kişinin başvurusu kalıcı olarak silindi.`),
    ).toBeVisible();
    await page.goto(`/admin/applications/${id}?q=${word}`);
    await expect(page.getByText(/Bu başvuru artık yok/)).toBeVisible();
  });
});
