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

test.describe('the board', () => {
  test('and the list can be filtered by experience, source and talent pool @release', async ({
    page,
  }) => {
    const word = ownWord();
    await sendApplication(page, {
      ...{ nameSurname: `Uzun ${word}`, yearsOfExperience: '10+', howDidYouFind: 'linkedin' },
    });
    await sendApplication(page, { nameSurname: `Havuz ${word}`, talentPool: 'true' });
    await openAdmin(page, `/admin/applications?q=${word}`);
    await page.getByRole('button', { name: 'Filtreler', exact: true }).click();
    const filters = page.getByRole('group', { name: 'Filtreler' });
    for (const [label, option, found] of [
      ['Deneyim', '10+ yıl', 1],
      ['Deneyim', 'Hepsi', 2],
      ['Nereden duymuş', 'Indeed', 0],
      ['Nereden duymuş', 'Hepsi', 2],
      ['Yetenek havuzu rızası', 'Verildi', 1],
    ] as const) {
      await filters.getByLabel(label).selectOption(option);
      await expect(card(page, 'Yeni', word)).toHaveCount(found);
    }
    await filters.getByLabel('Yetenek havuzu (sizin etiketiniz)').check();
    await expect(card(page, 'Yeni', word)).toContainText('Havuz');
    await page.getByRole('button', { name: 'Liste olarak göster' }).click();
    await expect(page.getByText('1 başvuru', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(
      /view=list.*pool=true.*consent=given|view=list.*consent=given.*pool=true/,
    );
  });
});

test.describe('an application', () => {
  test('can be read, rated, annotated and moved, and each change is kept; its CV is offered for download unchanged, under its original name; one that the scanner reports as waiting or infected cannot be opened, and the reason is shown', async ({
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
    await detail(page).getByRole('button', { name: '5 üzerinden 4' }).click();
    await expect(detail(page).getByRole('button', { name: '5 üzerinden 4' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await detail(page).getByRole('combobox', { name: 'Aşama' }).selectOption('Görüşme');
    await expect(history(page).getByText('Görüşme')).toBeVisible();
    await detail(page)
      .getByRole('checkbox', { name: 'Yetenek havuzu (sizin etiketiniz)' })
      .uncheck();
    await detail(page).getByRole('textbox', { name: 'Not' }).fill('Telefonla görüşüldü');
    await expect(detail(page).getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(detail(page).getByRole('textbox', { name: 'Not' })).toHaveValue(
      'Telefonla görüşüldü',
    );
    await expect(detail(page).getByRole('combobox', { name: 'Aşama' })).toHaveValue('interview');
    await expect(
      detail(page).getByRole('checkbox', { name: 'Yetenek havuzu (sizin etiketiniz)' }),
    ).not.toBeChecked();
    await detail(page).getByRole('button', { name: '5 üzerinden 4' }).click();
    await expect(detail(page).getByRole('button', { name: '5 üzerinden 4' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'İndir', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Özgeçmişim.pdf');
    expect(readFileSync(await file.path()).equals(buffer)).toBe(true);

    for (const [scan, words] of [
      ['waiting', 'Virüs taraması bekleniyor. Dosya temiz çıkınca açılabilir.'],
      ['infected', 'Bu dosyada virüs bulundu; açılmayacak ve indirilmeyecek.'],
    ] as const) {
      await page.route(`**/api/Admin/Applications/${id}`, async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        await route.fulfill({ response, json: { ...json, cv: { ...json.cv, scan } } });
      });
      await page.reload();
      const cv = page.getByRole('region', { name: 'Özgeçmiş' });
      await expect(cv).toContainText(words);
      await expect(cv.getByRole('button')).toHaveCount(0);
      await isSound(page);
    }
  });

  test('shows consent apart from the label; withdrawing it asks first, and the focus moves to the result @release', async ({
    page,
  }) => {
    const word = ownWord();
    const id = await sendApplication(page, { nameSurname: `Rıza ${word}`, talentPool: 'true' });
    await openAdmin(page, `/admin/applications/${id}?q=${word}`);
    const label = detail(page).getByRole('checkbox', { name: 'Yetenek havuzu (sizin etiketiniz)' });
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

  test('flagged as spam is listed separately, and restored by one press @release', async ({
    page,
  }) => {
    const word = ownWord();
    await sendApplication(page, { nameSurname: `Tuzak ${word}`, website: 'x', filledInMs: '9' });
    await openAdmin(page, `/admin/applications?view=list&q=${word}`);
    await expect(page.getByText('Bu ölçütlere uyan başvuru yok.')).toBeVisible();
    await page.getByRole('button', { name: 'Filtreler', exact: true }).click();
    await page.getByRole('checkbox', { name: /^İstenmeyen/ }).check();
    await page.getByRole('link', { name: new RegExp(word) }).click();
    await expect(detail(page)).toContainText('gizli alan doldurulmuş');
    await page.getByRole('button', { name: 'İstenmeyen değil' }).click();
    await page.goto(`/admin/applications?q=${word}`);
    await expect(card(page, 'Yeni', word)).toBeVisible();
  });
});

test.describe('an application on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('has its consent withdrawn; without consent it says that the label keeps nothing longer, and offers no way to give consent @release', async ({
    page,
  }) => {
    const word = ownWord();
    await sendApplication(page, { nameSurname: `Etiket ${word}` });
    await sendApplication(page, { nameSurname: `Rıza ${word}`, talentPool: 'true' });
    await openAdmin(page, `/admin/applications?view=list&q=${word}`, { language: 'en' });
    await page.getByRole('link', { name: /Rıza/ }).tap();
    await detail(page).getByRole('button', { name: 'Withdraw for the applicant' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this consent?' });
    await dialog.getByRole('button', { name: 'Withdraw the consent' }).tap();
    await expect(detail(page).getByText(/^Withdrawn on .+, notice version \d/)).toBeVisible();
    await page.getByRole('button', { name: 'Next application' }).tap();
    await expect(detail(page).getByText('Not given')).toBeVisible();
    await detail(page).getByRole('checkbox', { name: 'Talent pool (your label)' }).tap();
    await expect(detail(page)).toContainText(
      'Labelled by you; the applicant has not consented, so the label does not keep the record longer.',
    );
    await expect(detail(page).getByRole('button', { name: /consent|Withdraw/ })).toHaveCount(0);
    await isSound(page);
  });
});

test.describe('when the browser logs a failed request', () => {
  test.use({ complaintsExpected: true });

  test('new ones and another admin’s changes are shown automatically; the later of two admins who change one application is shown a conflict and the current stage; it is erased at once after a confirmation', async ({
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

    await other.route('**/api/Admin/Events', () => new Promise(() => {}));
    for (const each of [page, other]) {
      await each.goto(`/admin/applications/${id}?q=${word}`);
      await expect(detail(each)).toBeVisible();
    }
    await detail(page).getByRole('combobox', { name: 'Aşama' }).selectOption('Teklif');
    await expect(history(page).getByText('Teklif')).toBeVisible();
    await detail(other).getByRole('combobox', { name: 'Aşama' }).selectOption('Olumsuz');
    await expect(other.getByText(/başka bir yerden değiştirildi/)).toBeVisible();
    await expect(detail(other).getByRole('combobox', { name: 'Aşama' })).toHaveValue('offer');
    await other.close();

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
