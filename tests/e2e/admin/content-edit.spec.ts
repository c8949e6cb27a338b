import { expect } from '@playwright/test';
import { pageOf } from '../../support/api/content.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import {
  fieldOf,
  isPublished,
  isSaved,
  openEditor,
  openPublishing,
} from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

const title = 'tr/about/hero/title';

test.describe('when the browser logs a failed request', () => {
  test.use({ complaintsExpected: true });

  test('a text is saved while it is typed, is there after a reload, and is on the page once it is published; the preview shows what is typed in the language of its field, can be tried again, leads to a text that is pressed, and runs no script', async ({
    page,
    own,
    complaints,
  }) => {
    await openAdmin(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Site içeriği' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Site içeriği' })).toBeFocused();
    await expect(page.getByText('Her şey yayında.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Hakkımızda' }).click();
    const field = page.getByRole('textbox', { name: 'Başlık, Türkçe' }).nth(1);
    await expect(field).toHaveAttribute('id', title);
    await field.fill('Biz buradayız');
    await isSaved(page);
    await page.reload();
    await expect(fieldOf(page, title)).toHaveValue('Biz buradayız');
    expect(await pageOf(own, '/tr/about')).not.toContain('Biz buradayız');
    const dialog = await openPublishing(page);
    await expect(dialog.locator('ins')).toHaveText('Biz buradayız');
    await dialog.getByLabel('Not (isteğe bağlı)').fill('Yeni başlık');
    await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
    await expect(page.getByText('Yayımlandı. 1 değişiklik sitede.')).toBeVisible({
      timeout: 20_000,
    });
    expect(await pageOf(own, '/tr/about')).toContain('Biz buradayız');
    await page.getByRole('link', { name: 'Bütün metinler' }).click();
    await expect(page.getByText('Her şey yayında.')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(fieldOf(page, title)).toHaveValue('Biz buradayız');
    expect(complaints).toEqual([]);
    const preview = page.getByRole('region', { name: 'Sayfanın önizlemesi' });
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await page.route('**/api/Admin/Content/Preview', (route) => route.abort());
    await page.getByRole('button', { name: 'Önizleme' }).click();
    await expect(preview.getByRole('alert')).toContainText('Önizleme alınamadı.');
    await page.unroute('**/api/Admin/Content/Preview');
    await preview.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(preview.getByRole('alert')).toBeHidden();
    await fieldOf(page, 'en/about/hero/title').fill('We are here');
    await expect(shown).toHaveText('We are here');
    await fieldOf(page, title).fill('Biz hep buradayız');
    await expect(shown).toHaveText('Biz hep buradayız');
    await shown.click();
    await expect(fieldOf(page, title)).toBeFocused();

    await test.step('it is the real page, without scripts; a change is shown in place, and brought into view', async () => {
      const picture = page.frameLocator('iframe').locator('img').first();
      const look = await picture.evaluate((element: HTMLImageElement) => {
        Object.assign(element, { isMarked: true });
        scrollTo(0, 2000);
        return element.decode().then(() => ({
          ...{ mode: document.compatMode, scripts: document.scripts.length },
          hasFaces: [...document.fonts].some(({ status }) => status === 'loaded'),
          isDrawn: element.naturalWidth > 0,
        }));
      });
      expect(look).toEqual({ mode: 'CSS1Compat', scripts: 0, hasFaces: true, isDrawn: true });
      const hostile = '<img src=x onerror="top.hit=1"></script><script>top.hit=1</script>';
      await fieldOf(page, 'tr/about/hero/lead').fill(hostile);
      await expect(page.frameLocator('iframe').getByText(hostile)).toBeInViewport();
      expect(await picture.evaluate((element) => 'isMarked' in element)).toBe(true);
      // Even if a script got into the page.
      await picture.evaluate(({ ownerDocument }) => {
        const script = ownerDocument.createElement('script');
        script.textContent = 'top.hit = 1';
        ownerDocument.body.append(script);
      });
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  });
});

test('a value that cannot be published says so at its field while it is typed, with what is expected; a telephone number takes its stored form, and a text written for the other language is behind nowhere @release', async ({
  page,
}) => {
  await openEditor(page, 'identity');
  const whatsapp = fieldOf(page, 'identity/whatsapp');
  await whatsapp.fill('0532 111');
  await expect(whatsapp).toHaveAccessibleDescription(/örneğin \+90 532 111 22 33/);
  await whatsapp.fill('0532 111 22 33');
  await expect(whatsapp).toHaveValue('+905321112233');
  await expect(whatsapp).toHaveAccessibleDescription('');
  await page.reload();
  await expect(whatsapp).toHaveValue('+905321112233');

  await openEditor(page, 'about');
  const field = fieldOf(page, title);
  await field.fill('{görüşme} için biz');
  await expect(field).toHaveAccessibleDescription(/{görüşme} tanınmıyor\./);
  await page.reload();
  await expect(field).toHaveAccessibleDescription(/{görüşme} tanınmıyor\./);
  await field.fill('Biz');
  await expect(field).toHaveAccessibleDescription('3 karakter, en çok 65');
  const behind = page.getByText('Bu metin öteki dilde sonradan değişti.');
  await expect(behind).toHaveCount(1);
  await fieldOf(page, 'en/about/hero/title').fill('We');
  await expect(behind).toHaveCount(0);
  await page.keyboard.type(' are');
  await isSaved(page);
  await expect(behind).toHaveCount(0);
});

test('only the chosen documents are published, and the rest stays a draft @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, title).fill('Türkçesi hazır');
  await fieldOf(page, 'en/about/hero/title').fill('Not ready yet');
  await isSaved(page);
  const dialog = await openPublishing(page);
  await dialog.getByRole('checkbox', { name: 'Hakkımızda (İngilizce)' }).uncheck();
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await isPublished(page);
  expect(await pageOf(own, '/tr/about')).toContain('Türkçesi hazır');
  expect(await pageOf(own, '/en/about')).not.toContain('Not ready yet');
});

test('a changed text is marked and goes back to what is live; undo and redo work by keys, and say nothing of a text before @release', async ({
  page,
}) => {
  await openEditor(page, 'about');
  const field = fieldOf(page, title);
  const live = await field.inputValue();
  await field.fill('Bir');
  const back = page.getByRole('button', { name: 'Geri al: yayındaki metin (Başlık, Türkçe)' });
  await expect(back).toBeVisible();
  await back.click();
  await expect(field).toHaveValue(live);
  await expect(field).toBeFocused();
  await expect(back).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Bir');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(live);
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue('Bir');
  await isSaved(page);
  await page.reload();
  await expect(field).toHaveValue('Bir');
});

test('a text that the other language changed later is marked, until it is said to be right @release', async ({
  page,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, 'en/about/hero/title').fill('Who we are now');
  await isSaved(page);
  const right = page.getByRole('button', { name: 'Hâlâ doğru (Başlık, Türkçe)' });
  await expect(right).toBeVisible();
  await right.click();
  await expect(right).toBeHidden();
  await isSaved(page);
  await page.reload();
  await expect(fieldOf(page, title)).toBeVisible();
  await expect(right).toBeHidden();
});

test('a link is put on selected words, changed and removed, and a fact is put where the caret is @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'about');
  const field = fieldOf(page, 'tr/about/sections/who-we-are/paragraphs/0');
  await field.fill('Ekibimizi görün.');
  await field.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(0, 9));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Bağlantı' });
  await expect(dialog.getByLabel('Görünen metin')).toHaveValue('Ekibimizi');
  await dialog.getByLabel('Sayfa', { exact: true }).selectOption({ label: 'Yaşam' });
  await dialog.getByLabel('Bölüm').selectOption('join-team');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expect(field).toHaveValue('[Ekibimizi](page:life#join-team) görün.');
  await expect(field).toBeFocused();

  await field.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(3, 3));
  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Nereye').selectOption({ label: 'Başka bir adres' });
  await dialog.getByLabel(/^Adres/).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Değiştir' }).click();
  await expect(dialog.getByText('https:// ile başlayan')).toBeVisible();
  await dialog.getByLabel(/^Adres/).fill('https://example.com/ekip');
  await dialog.getByRole('button', { name: 'Değiştir' }).click();
  await expect(field).toHaveValue('[Ekibimizi](https://example.com/ekip) görün.');

  await field.press('Control+End');
  await page.getByRole('button', { name: 'Şirket bilgisi ekle' }).first().click();
  await page.getByRole('menuitem', { name: /^Kısa ad/ }).click();
  await expect(field).toHaveValue('[Ekibimizi](https://example.com/ekip) görün.{Kısa ad}');
  await page.keyboard.press('Home');
  await page.keyboard.type('{founded} ve {yanıt suresi}: ');
  await expect(field).toHaveValue(/^\{Kuruluş yılı\} ve \{Yanıt süresi\}: \[/);
  await page.keyboard.type('{Kuruluş} ');
  const unit = page.locator('[data-unit="tr/about/sections/who-we-are/paragraphs"]');
  await expect(unit).toContainText('{Kuruluş} tanınmıyor.');
  for (const _ of '{Kuruluş} ') await page.keyboard.press('Backspace');
  await isSaved(page);
  const review = await openPublishing(page);
  const listed = review.getByRole('definition').filter({ hasText: 'Ekibimizi' });
  await expect(listed).toContainText('{Kuruluş yılı}');
  await expect(listed).not.toContainText('{founded}');
  await review.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await isPublished(page);
  const html = await pageOf(own, '/tr/about');
  expect(html).toContain('href="https://example.com/ekip"');
  expect(html).toContain('görün.Gökhat');
  expect(html).toContain('2009 ve ');
});

test('the preview goes to the page that shows the field, and to its place there @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, 'identity');
  await page.getByRole('button', { name: 'Önizleme' }).click();
  const shown = page.frameLocator('iframe');
  for (const [field, text] of [
    ['operations/email', 'noc@gokhat.example'],
    ['registration/kep', 'gokhat@hs00.kep.example'],
    ['figures/partners', '350+'],
    ['email/ethics', 'etik@gokhat.example'],
    // A part of a line of the address.
    ['offices/0/postalCode', '34750 Ataşehir / İstanbul'],
  ] as const) {
    await fieldOf(page, `identity/${field}`).focus();
    await expect(shown.getByText(text).filter({ visible: true }).first(), field).toBeInViewport();
  }
});

test('a pin can be looked at where it is, and the address is searched for beside it @release', async ({
  page,
}) => {
  await openEditor(page, 'identity');
  const place = fieldOf(page, 'identity/offices/0/lat');
  await place.fill('https://yandex.com.tr/harita/?ll=29.02%2C41.04&z=16');
  await expect(place).toHaveValue('41.04, 29.02');
  await isSaved(page);
  const office = page.locator('[data-unit="identity/offices"]');
  const addressOf = (name: string) => office.getByRole('link', { name }).getAttribute('href');
  expect(await addressOf('İğneyi haritada gör')).toContain('query=41.04,29.02');
  expect(await addressOf('Adresi haritada ara')).toContain(encodeURIComponent('Sinyal Sokak'));
});
