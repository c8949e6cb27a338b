import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { editorOf } from '../../support/api/content.ts';
import { hurry } from '../../support/api/mail-notices.ts';
import { dayIn, opening } from '../../support/api/openings.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { applicationOn, cvPayload } from '../../support/browser/application-form.ts';
import { isPublished, isSaved } from '../../support/browser/editor.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { mailTest as test } from '../../support/browser/with-mail.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const network = 'Kıdemli Ağ Mühendisi';
const sales = 'Uluslararası Ses ve Mesajlaşma Satış Uzmanı';
const column = (page: Page, stage: string) => page.getByRole('region', { name: stage });
const filter = (page: Page) => page.getByRole('main').getByLabel('İlan').first();
const optionsOf = (page: Page) => filter(page).locator('option').allTextContents();

test('applications are narrowed to a position on the board and in the list, each count following what is done and undone; one is moved to another position, or to none, by its own page @release', async ({
  page,
  own,
}) => {
  const { publish } = await editorOf(own);
  await openAdmin(page, '/admin/applications', { own });
  await page.getByRole('button', { name: 'Filtreler' }).click();
  await expect(page.getByLabel('Deneyim')).toBeVisible();
  await expect(filter(page)).toBeHidden();

  await publish(...opening('ag'), ...opening('satis', { '/title/tr': sales }));
  await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example', opening: 'ag' });
  await apply(own, { nameSurname: 'Ece Çınar', email: 'ece@gokhat.example', opening: 'ag' });
  await apply(own, { nameSurname: 'Can Er', email: 'can@gokhat.example' });
  await expect(column(page, 'Yeni').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ece Çınar' })).toContainText(network);
  await expect
    .poll(() => optionsOf(page))
    .toEqual([
      ...['Hepsi', `${network} (2 karar bekliyor)`, sales],
      'Genel başvurular (1 karar bekliyor)',
    ]);
  await filter(page).selectOption('ag');
  await expect(page).toHaveURL(/[?&]opening=ag/);
  await expect(column(page, 'Yeni').getByRole('heading', { level: 2 })).toContainText('2');
  await page.getByRole('link', { name: 'Ece Çınar' }).click();
  await page.getByRole('article').getByLabel('Aşama', { exact: true }).selectOption('offer');
  await expect(page.getByRole('button', { name: /^Teklif ?1/ })).toBeVisible();
  await expect.poll(() => optionsOf(page)).toContain(`${network} (1 karar bekliyor)`);
  await isSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/admin/applications?view=list&opening=ag');
  const rows = page.getByRole('checkbox', { name: /^Başvuruyu seç/ });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('option', { name: 'Teklif (1)' })).toBeAttached();
  await page.getByRole('link', { name: /Ömer Şahin/ }).click();
  const move = page.getByRole('article').getByLabel('İlan');
  await move.selectOption(sales);
  await expect(page.getByText(`Ömer Şahin, “${sales}” ilanına taşındı`)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('article').getByText(sales, { exact: true }).last()).toBeVisible();
  await expect.poll(() => optionsOf(page)).toContain(`${sales} (1 karar bekliyor)`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(rows).toHaveCount(2);
  await expect.poll(() => optionsOf(page)).toEqual(expect.arrayContaining([sales]));
  await page.getByRole('button', { name: 'Tüm ilanları göster' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page).not.toHaveURL(/opening/);

  await page.getByRole('link', { name: /Ece Çınar/ }).click();
  await move.selectOption('Genel başvuru');
  await expect(page.getByText('Ece Çınar, genel başvurulara taşındı')).toBeVisible();
  await page.getByRole('link', { name: 'Kaydın geçmişi' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'İlan: Genel başvuru' })).toBeVisible();
});

test('everybody who waits for a decision on a closed position is turned down by three presses; hired ones and those with an offer get no letter @release', async ({
  page,
  own,
  server,
}) => {
  const { publish } = await editorOf(own);
  const { adminCall } = await adminOf(own);
  await publish(...opening('ag'));
  for (const stage of ['new', 'reviewing', 'interview', 'offer', 'hired'] as const) {
    const words = { nameSurname: stage, email: `${stage}@gokhat.example`, opening: 'ag' };
    const { id } = await apply(own, words);
    await adminCall(calls.changeApplication, { id, body: { stage } });
  }
  await apply(own, { email: 'genel@gokhat.example' });
  await openAdmin(page, '/admin/applications?opening=ag', { own });
  await expect(column(page, 'Teklif').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Bu ilan kapandı')).toBeHidden();
  await publish(['openings/ag', '/state', 'closed']);
  await expect(page.getByText('Bu ilan kapandı; 3 başvuru karar bekliyor.')).toBeVisible();
  await expect.poll(() => optionsOf(page)).toContain(`${network} (kapandı, 3 karar bekliyor)`);
  await isSound(page);
  await page.getByRole('button', { name: 'Olumsuz yanıt yaz…' }).click();
  const dialog = page.getByRole('dialog', { name: '3 adaya yazın' });
  await expect(dialog.getByLabel('Yanıtınız')).toHaveValue(/devam edemeyeceğimizi/);
  await expect(dialog.getByLabel('“Olumsuz” aşamasına da taşı')).toBeChecked();
  await dialog.getByRole('button', { name: '3 e-postayı gönder' }).click();
  await expect(dialog).toBeHidden();
  await expect(column(page, 'Olumsuz').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Bu ilan kapandı')).toBeHidden();
  await expect.poll(() => optionsOf(page)).toContain(`${network} (kapandı)`);
  await hurry(own);
  await expect.poll(() => server.mails.length).toBe(3);
  const to = server.mails.flatMap((mail) => mail.to).toSorted();
  expect(to).toEqual(['interview', 'new', 'reviewing'].map((name) => `${name}@gokhat.example`));
});

test('a position is written in two languages, published, found, applied to and turned down in fewer than sixty actions; axe finds nothing in the editor', async ({
  page,
  own,
}) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  const press = (name: string | RegExp) => act(page.getByRole('button', { name }).click());
  const write = (name: string, text: string) =>
    act(page.getByLabel(name, { exact: true }).fill(text));
  const choose = (name: string, label: string) =>
    act(page.getByLabel(name).selectOption({ label }));

  await openAdmin(page, '/admin/content', { own });
  await press('Yeni ilan');
  await choose('Durum', 'Açık');
  await write('Pozisyonun adı, Türkçe', network);
  await write('Pozisyonun adı, İngilizce', 'Senior Network Engineer');
  await write('Birim, Türkçe', 'Ağ İşletimi');
  await write('Birim, İngilizce', 'Network Operations');
  await choose('Çalışma yeri', 'Hibrit');
  await choose('Çalışma biçimi', 'Tam zamanlı');
  await write('Son başvuru günü', dayIn(30));
  await write('Kısaca, Türkçe', 'Ara bağlantılarımızı gözeten ekibe katılın.');
  await write('Kısaca, İngilizce', 'Join the team that watches our interconnections.');
  for (const part of ['Ne yapacak', 'Ne bekliyoruz', 'Ne sunuyoruz']) {
    for (const language of ['Türkçe', 'İngilizce']) {
      await press(`Ekle: ${part}, ${language}`);
      await write(`Madde 1, ${part}, ${language}`, 'BGP 📞');
    }
  }
  await isSaved(page);
  await isSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = page.getByRole('dialog', { name: 'Yayımla' });
  await test.step('a last day that is over is said before it is published', async () => {
    const last = page.getByLabel('Son başvuru günü');
    // The browser's day may be the one before the company's.
    await last.fill(dayIn(-3));
    await isSaved(page);
    await page.getByRole('button', { name: 'Yayımla…' }).click();
    await expect(dialog).toContainText('ilan sitede kapalı görünür');
    await page.keyboard.press('Escape');
    await last.fill(dayIn(30));
    await isSaved(page);
  });
  await act(page.getByRole('button', { name: 'Yayımla…' }).click());
  await expect(dialog).toContainText('Açık');
  await act(dialog.getByRole('button', { name: 'Yayımla', exact: true }).click());
  await isPublished(page);

  await act(page.goto('/tr/life'));
  await act(page.getByRole('link', { name: network }).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(network);
  const form = applicationOn(page, 'tr', true);
  await form.fillAll(cvPayload());
  // Five fields and a file, and three times on to the next step.
  actions += 9;
  await act(form.sendButton.click());
  await expect(form.thanks).toBeVisible();

  await act(page.goto('/admin/applications'));
  await act(page.getByRole('link', { name: 'Ayşe Işık' }).click());
  await expect(page.getByRole('article')).toContainText(network);
  const stage = page.getByRole('article').getByLabel('Aşama', { exact: true });
  await act(stage.selectOption('rejected'));
  await expect(page.getByText('“Olumsuz” aşamasına taşındı')).toBeVisible();
  expect(actions).toBeLessThan(60);
});
