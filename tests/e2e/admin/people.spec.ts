import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { applicationForm, applicationPath } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';
import { readZip } from '../../support/files/read-zip.ts';

const people = '/admin/people';

test('all records of an address are found, in any letter case, and can be opened; the retention periods are shown in plain words; an empty result is reported, and an invalid address at the field; the download holds the API’s response and the CV, and its name does not identify the person; all records are erased once the address is typed again, and nobody else’s', async ({
  page,
}) => {
  const { email, messageId, applicationId } = await somebody(page.request);
  await openAdmin(page, people);
  await page.getByLabel('Kişinin e-posta adresi').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mesaj: 1 · Başvuru: 1')).toBeVisible();
  const message = page.getByRole('region', { name: 'Mesajlar' }).getByRole('article');
  for (const words of ['Elif Su', 'Kablo bekliyorum', 'Kısa form', 'Okunmamış']) {
    await expect(message).toContainText(words);
  }
  await expect(message.getByRole('link', { name: 'Mesajı aç' })).toHaveAttribute(
    'href',
    `/admin/messages/${messageId}`,
  );
  const application = page.getByRole('region', { name: 'Başvurular' }).getByRole('article');
  for (const words of ['Ağ mühendisi', 'Formda verildi:', 'ada.pdf', 'Ses trafiğini severim.']) {
    await expect(application).toContainText(words);
  }
  await expect(application.getByRole('link', { name: 'Başvuruyu aç' })).toHaveAttribute(
    'href',
    `/admin/applications/${applicationId}`,
  );

  const panel = page.getByRole('region', { name: 'Neyi ne kadar saklıyoruz' });
  for (const words of ['24 ay saklanır.', '30 gün saklanır.', '12 ay saklanır.']) {
    await expect(panel).toContainText(words);
  }
  await expect(panel).toContainText(/Sıradaki: \d+ \S+ \d{4}\./);
  await lookUp(page, `${crypto.randomUUID()}@ornek.example`);
  await expect(page.getByText('Bu adresten gelen mesaj ya da başvuru yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tümünü kalıcı olarak sil' })).toHaveCount(0);
  const field = page.getByLabel('Kişinin e-posta adresi');
  await field.fill('elif');
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('Lütfen geçerli bir e-posta adresi girin.');
  await expect(field).toBeFocused();

  const answered = page.waitForResponse(/\/api\/Admin\/People\/find$/);
  await lookUp(page, email);
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tüm verileri indir (ZIP)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kisi-verileri-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText('Dosya indirildi: tüm kayıtlar JSON olarak')).toBeVisible();
  const [data, cv] = readZip(readFileSync(await download.path()));
  expect(data?.name).toBe('kisi-verileri.json');
  expect(JSON.parse(String(data?.bytes))).toEqual(await (await answered).json());
  expect(cv?.name).toMatch(/^Özgeçmişler\/R-[0-9A-Z]{4}-[0-9A-Z]{4}\/ada\.pdf$/);
  expect(String(cv?.bytes)).toMatch(/^%PDF-/);

  const other = await somebody(page.request);
  await page.getByRole('button', { name: 'Tümünü kalıcı olarak sil' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Bu kişiye ait her şey kalıcı olarak silinsin mi?',
  });
  await expect(dialog).toContainText('Mesaj: 1');
  await expect(dialog).toContainText('Başvuru: 1');
  await expect(dialog).toContainText('geri alınamaz');
  const again = dialog.getByLabel('Onaylamak için adresi yeniden yazın');
  await again.fill(other.email);
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  expect(await held(page, email)).toEqual([1, 1]);
  await again.fill(` ${email.toUpperCase()} `);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const erased = `${email} adresinden gelen her şey silindi. Mesaj: 1, başvuru: 1.`;
  await expect(page.getByRole('main').getByText(erased)).toBeVisible();
  await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText(erased);
  await expect(page.getByRole('heading', { name: email })).toBeFocused();
  expect(await held(page, email)).toEqual([0, 0]);
  expect(await held(page, other.email)).toEqual([1, 1]);
});

test('the person shown appears in no address, and a reload and Back still show them @release', async ({
  page,
}) => {
  const { email, messageId } = await somebody(page.request);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  await openAdmin(page, `/admin/messages/${messageId}`);
  await page.getByRole('link', { name: 'Bu kişiye ait tüm kayıtlar' }).click();
  const shown = page.getByRole('heading', { name: email });
  await expect(shown).toBeVisible();
  await expect(page).toHaveURL(people);
  await page.reload();
  await expect(shown).toBeVisible();
  await page.getByLabel('Kişinin e-posta adresi').fill('baska@ornek.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'baska@ornek.example' })).toBeVisible();
  await page.goBack();
  await expect(shown).toBeVisible();
  await expect(page.getByLabel('Kişinin e-posta adresi')).toHaveValue(email);
  expect(asked.filter((address) => /@|%40/.test(address))).toEqual([]);
});

test('print shows the person, without buttons or links; axe finds nothing in either scheme, on a desktop or a phone, nor in the dialog @release', async ({
  page,
}) => {
  test.slow();
  const { email } = await somebody(page.request);
  await openPerson(page, email);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByText('Kablo bekliyorum')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await isSound(page);
  await page.getByRole('button', { name: 'Tümünü kalıcı olarak sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await isSound(page);
});

test.describe('when the API fails', () => {
  test.use({ complaintsExpected: true });

  test('of an erased person no unsaved note stays in the browser, and the key undoes nothing @release', async ({
    page,
  }) => {
    const { email, messageId } = await somebody(page.request);
    await openAdmin(page, `/admin/messages/${messageId}`);
    await page.getByTitle('Yıldızla (s)').click();
    await expect(page.getByTitle('Yıldızı kaldır (s)')).toBeVisible();
    await page.route('**/api/Admin/Messages/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await page.getByRole('textbox', { name: 'Not', exact: true }).fill('Elif arandı');
    await expect(page.getByRole('alert').filter({ hasText: 'kaydedilemedi' })).toBeVisible();
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await stored()).toContain('Elif arandı');
    await page.getByRole('link', { name: 'Bu kişiye ait tüm kayıtlar' }).click();
    await page.getByRole('button', { name: 'Tümünü kalıcı olarak sil' }).click();
    await page.getByLabel('Onaylamak için adresi yeniden yazın').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(/gelen her şey silindi/)).toBeVisible();
    await expect.poll(stored).not.toContain('Elif arandı');
    await page.getByRole('link', { name: 'Gelen kutusu' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
    const undone: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/bulk')) undone.push(request.postData() ?? '');
    });
    await page.keyboard.press('z');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Ara' })).toBeFocused();
    expect(undone).toEqual([]);
  });
});

/** Looks somebody up as the admin does. */
async function openPerson(page: Page, email: string, language: Language = 'tr'): Promise<void> {
  await openAdmin(page, people, { language });
  await lookUp(page, email, language);
}

async function lookUp(page: Page, email: string, language: Language = 'tr'): Promise<void> {
  const label = language === 'tr' ? 'Kişinin e-posta adresi' : /email address$/;
  await page.getByLabel(label).fill(email);
  await page.keyboard.press('Enter');
}

/** Somebody whom nobody else's test knows, with a message and an application. */
async function somebody(request: APIRequestContext) {
  const email = `${crypto.randomUUID()}@ornek.example`;
  const headers = { 'Accept-Language': 'tr' };
  const data = { fullName: 'Elif Su', email, message: 'Kablo bekliyorum' };
  const sent = await request.post('/api/ContactForms/simple', { headers, data });
  expect(sent.status()).toBe(201);
  const applied = await request.post(applicationPath, {
    headers,
    multipart: applicationForm({ email }),
  });
  expect(applied.status()).toBe(201);
  return {
    email,
    messageId: (await sent.json()).id as string,
    applicationId: (await applied.json()).id as string,
  };
}

/** How many messages and applications the API holds from an address. */
async function held(page: Page, email: string): Promise<[number, number]> {
  // By the page's own session: another login from this browser would end it.
  const record = await page.evaluate(() => localStorage.getItem('gt_admin_auth'));
  const { token } = JSON.parse(record ?? '');
  const answer = await page.request.post('/api/Admin/People/find', {
    data: { email },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { messages, applications } = await answer.json();
  return [messages.length, applications.length];
}
