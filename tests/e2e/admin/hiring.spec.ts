import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { typesInVain } from '../../support/browser/typing.ts';

const detail = (page: Page) => page.getByRole('article', { name: /./ }).first();
const scorecard = (page: Page) => page.getByRole('region', { name: 'Değerlendirme' });
const group = (page: Page, name: string) => scorecard(page).getByRole('radiogroup', { name });
const score = (page: Page, name: string, value: number) =>
  group(page, name).getByRole('radio', { name: `5 üzerinden ${value}` });
const criteria = (page: Page) => page.getByRole('dialog', { name: 'Değerlendirme ölçütleri' });
const criterion = (page: Page, number: number) =>
  criteria(page).getByRole('textbox', { name: `${number}. ölçüt` });
const planning = (page: Page) => page.getByRole('dialog', { name: 'Görüşme' });
const year = new Date().getUTCFullYear() + 1;

test.describe('the scorecard', () => {
  test('gets its criteria in a dialog; removing one with scores says so first, and other changes can be undone @release', async ({
    page,
    own,
  }) => {
    const { id } = await apply(own, { nameSurname: 'Işıl Çağ' });
    await openAdmin(page, `/admin/applications/${id}`, { own });
    await scorecard(page).getByRole('button', { name: 'Ölçütleri belirle' }).click();
    await criterion(page, 1).fill('Teknik bilgi');
    await criteria(page).getByRole('button', { name: 'Ölçüt ekle' }).click();
    await expect(criterion(page, 2)).toBeFocused();
    await page.keyboard.type('TEKNİK BİLGİ');
    await page.keyboard.press('Enter');
    await expect(criterion(page, 2)).toHaveAccessibleDescription('Bu ad zaten kullanılıyor.');
    await criterion(page, 2).fill('İletişim');
    // What is typed stays.
    await page.keyboard.press('Escape');
    await scorecard(page).getByRole('button', { name: 'Ölçütleri belirle' }).click();
    await criteria(page).getByRole('button', { name: 'İletişim: yukarı taşı' }).click();
    const release = await holdBack(page, '**/api/Admin/Hiring', 'PATCH');
    await criteria(page).getByRole('button', { name: 'Kaydet' }).click();
    await typesInVain(criterion(page, 1), 'İletişim');
    release();
    await expect(criteria(page)).toBeHidden();
    await expect(scorecard(page).getByRole('radiogroup')).toHaveCount(2);
    await expect(scorecard(page).getByRole('radiogroup').first()).toHaveAccessibleName('İletişim');
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(scorecard(page).getByRole('radiogroup')).toHaveCount(0);

    await scorecard(page).getByRole('button', { name: 'Ölçütleri belirle' }).click();
    await criterion(page, 1).fill('Uyum');
    await page.keyboard.press('Enter');
    await score(page, 'Uyum', 4).click();
    await expect(scorecard(page)).toContainText('Ortalama 4,0');
    await scorecard(page).getByRole('button', { name: 'Ölçütleri düzenle' }).click();
    await criteria(page).getByRole('button', { name: 'Uyum: kaldır' }).click();
    await expect(criteria(page)).toContainText(
      'Uyum ölçütüyle 1 başvuruya verilen puan kalıcı olarak silinecek.',
    );
    await criteria(page)
      .getByRole('button', { name: 'Kaydet ve puanları kalıcı olarak sil' })
      .click();
    await expect(scorecard(page).getByRole('radiogroup')).toHaveCount(0);
  });

  test('is filled in by keys: arrows, figures and Delete; each score is kept and can be undone; stars leave, and rows and cards have the mean @release', async ({
    page,
    own,
  }) => {
    const { id } = await apply(own, { nameSurname: 'Bora Işık' });
    await openAdmin(page, `/admin/applications/${id}`, { own });
    await scorecard(page).getByRole('button', { name: 'Ölçütleri belirle' }).focus();
    await page.keyboard.press('Enter');
    await criterion(page, 1).fill('Teknik bilgi');
    await criteria(page).getByRole('button', { name: 'Ölçüt ekle' }).press('Enter');
    await expect(criterion(page, 2)).toBeFocused();
    await page.keyboard.type('İletişim');
    await page.keyboard.press('Enter');
    await expect(criteria(page)).toBeHidden();

    const isFirstKept = page.waitForResponse((each) => each.request().method() === 'PATCH');
    await score(page, 'Teknik bilgi', 1).focus();
    await page.keyboard.press('Space');
    await expect(scorecard(page)).toContainText('Ortalama 1,0');
    await isFirstKept;
    let changes = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'PATCH') changes += 1;
    });
    for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
    await expect(score(page, 'Teknik bilgi', 4)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(scorecard(page)).toContainText('Ortalama 4,0');
    await expect.poll(() => changes).toBe(1);
    await score(page, 'İletişim', 1).focus();
    await page.keyboard.press('5');
    await expect(score(page, 'İletişim', 5)).toBeFocused();
    await expect(scorecard(page)).toContainText('Ortalama 4,5');
    await expect.poll(() => changes).toBe(2);
    // Stars are buttons, scores are radios.
    await expect(page.getByRole('button', { name: '5 üzerinden 4' })).toHaveCount(0);
    const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bora' });
    for (const query of ['', '?view=list']) {
      await page.goto(`/admin/applications${query}`);
      await expect(listed).toContainText('Ortalama 4,5');
    }
    await page.goto(`/admin/applications/${id}`);
    await expect(score(page, 'Teknik bilgi', 4)).toBeChecked();
    await expect(score(page, 'İletişim', 5)).toBeChecked();
    await score(page, 'İletişim', 5).focus();
    await page.keyboard.press('Delete');
    await expect(group(page, 'İletişim').getByRole('radio', { checked: true })).toHaveCount(0);
    // A figure beyond the scale moves nobody.
    await page.keyboard.press('6');
    await page.keyboard.press('z');
    await expect(score(page, 'İletişim', 5)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(detail(page).getByRole('heading', { name: 'Bora Işık' })).toBeFocused();
    await page.keyboard.press('p');
    await page.keyboard.press('2');
    await expect(score(page, 'Teknik bilgi', 2)).toBeChecked();
    await expect(page.getByLabel('Aşama', { exact: true })).toHaveValue('new');
  });
});

test.describe('an interview', () => {
  test('is planned, moved and cancelled; each is in the calendar’s file, in lists and in their view @release', async ({
    page,
    own,
  }) => {
    const { id } = await apply(own, { nameSurname: 'Işıl Çağ', currentPosition: 'Ağ mühendisi' });
    await openAdmin(page, `/admin/applications/${id}`, { own });
    await expect(detail(page)).toBeVisible();
    await page.keyboard.press('i');
    await expect(planning(page)).toContainText('Saat, şirketin saat dilimindedir.');
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(planning(page).getByLabel('Gün')).toBeFocused();
    await expect(planning(page).getByLabel('Saat', { exact: true })).toHaveAccessibleDescription(
      'Lütfen bir saat girin.',
    );
    await planning(page).getByLabel('Gün').fill(`${year}-01-15`);
    await expect(planning(page)).toContainText('Şirket saati (GMT+3)');
    await planning(page).getByLabel('Saat', { exact: true }).fill('14:00');
    await expect(planning(page).getByLabel('Süre')).toHaveValue('45');
    await planning(page).getByLabel('Yer ya da bağlantı').fill('https://meet.gokhat.example/a');
    await planning(page).getByLabel('“Görüşme” aşamasına da taşı').check();
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    const line = page.getByText(new RegExp(`^Görüşme: 15 Ocak ${year} .* 14:00`));
    await expect(line).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Aşama' })).toHaveValue('interview');
    await expect(page.getByRole('link', { name: 'https://meet.gokhat.example/a' })).toBeVisible();
    expect(await eventOf(page, 'Takvime ekle (.ics)')).toContain(`DTSTART:${year}0115T110000Z`);

    await page.getByRole('button', { name: 'Değiştir' }).click();
    await planning(page).getByLabel('Saat', { exact: true }).fill('15:30');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Görüşme: .* 15:30/)).toBeVisible();
    const moved = await eventOf(page, 'Takvime ekle (.ics)');
    expect(moved).toContain(`DTSTART:${year}0115T123000Z`);
    expect(moved).toContain('SEQUENCE:1');

    await page.getByRole('link', { name: /^Görüşmeler/ }).click();
    await page.getByRole('link', { name: /Işıl Çağ.*15 Oca.*15:30/ }).click();
    await page.getByRole('button', { name: 'Değiştir' }).click();
    await planning(page).getByRole('button', { name: 'Görüşmeyi iptal et' }).click();
    await expect(page.getByText(/^Görüşme iptal edildi: .* 15:30/)).toBeVisible();
    expect(await eventOf(page, 'Takvimden kaldır (.ics)')).toContain('METHOD:CANCEL');
    const cancelled = page.getByRole('listitem').filter({ hasText: 'Görüşme iptal edildi' });
    await cancelled.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(page.getByText(/^Görüşme: .* 15:30/)).toBeVisible();
  });
});

test('axe finds nothing in the scorecard, the interview and their dialogs @release', async ({
  page,
  own,
}) => {
  test.slow();
  const { adminCall } = await adminOf(own);
  const { version } = await adminCall(calls.readHiring);
  const body = { criteria: [{ name: 'Teknik bilgi' }, { name: 'İletişim' }], version };
  const [first] = (await adminCall(calls.changeHiring, { body })).criteria;
  const { id } = await apply(own, { nameSurname: 'Işıl Çağ' });
  const interview = { at: `${year}-01-15T14:00`, place: 'https://meet.gokhat.example/a' };
  const scores = [{ id: first?.id, score: 4 }];
  await adminCall(calls.changeApplication, { id, body: { interview, scores } });
  await openAdmin(page, `/admin/applications/${id}`, { own });
  await expect(score(page, 'Teknik bilgi', 4)).toBeChecked();
  await isSound(page);
  await page.getByRole('button', { name: 'Değiştir' }).click();
  await expect(planning(page).getByLabel('Gün')).toBeFocused();
  await isSound(page);
  await page.keyboard.press('Escape');
  await scorecard(page).getByRole('button', { name: 'Ölçütleri düzenle' }).click();
  await criteria(page).getByRole('button', { name: 'Teknik bilgi: kaldır' }).click();
  await isSound(page);
});

async function eventOf(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^gorusme-\d{4}-\d\d-\d\d\.ics$/);
  return readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
}
