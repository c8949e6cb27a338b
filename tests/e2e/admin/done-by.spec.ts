import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { userOf } from '#tests/support/api/user.ts';
import { openAdmin } from '#tests/support/browser/admin-page.ts';
import { openPublishing } from '#tests/support/browser/editor.ts';
import { isSound, ownTest as test } from '#tests/support/browser/own-admin.ts';
import { expect } from '#tests/support/browser/site.ts';

const named = { name: 'Deniz Yılmaz', exact: true } as const;

test.use({ ownSettings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@gokhat.example' } });

/** Opens a page of the admin as a user, in the browser's session. */
async function openAs(page: Page, token: string, url: string) {
  await page.evaluate((bearer) => {
    const expiresAtUtc = new Date(Date.now() + 3_600_000).toISOString();
    localStorage.setItem('gt_admin_auth', JSON.stringify({ token: bearer, expiresAtUtc }));
  }, token);
  await page.goto(url);
}

test('the admin names who did it: history, letters, notes, audit trail and sessions', async ({
  page,
  own,
}) => {
  const deniz = await userOf(own, named.name);
  const { id } = await apply(own, { nameSurname: 'Ada Kaya' });
  await deniz.adminCall(calls.changeApplication, { id, body: { stage: 'reviewing' } });
  await deniz.adminCall(calls.changeApplication, { id, body: { note: 'Aradım.' } });
  const letter = { subject: 'Başvurunuz', text: 'Sayın Ada', quotes: false, invites: false };
  const body = { ...letter, mailId: crypto.randomUUID() };
  await deniz.adminCall(calls.sendReply, { id, body });
  await openAdmin(page, `/admin/applications/${id}`, { own });
  await expect(page.getByRole('region', { name: 'Aşamalar' })).toContainText('Deniz Yılmaz');
  await expect(page.getByRole('region', { name: 'Yazışma' })).toContainText('Deniz Yılmaz → ');
  await expect(page.getByText(/^Kaydedildi · Deniz Yılmaz, /)).toBeVisible();
  await isSound(page);

  await page.getByRole('link', { name: 'Bu kaydın geçmişi' }).click();
  await expect(page.getByRole('columnheader', { name: 'Kim' })).toBeVisible();
  await page.getByRole('link', named).first().click();
  await expect(page).toHaveURL(/\?user=/);
  await expect(page.getByRole('link', named)).toHaveCount(3);
  await isSound(page);
  await page.goto(`${own.url}/admin/account`);
  await page.getByRole('button', { name: /Oturumu kapat: .*Deniz Yılmaz/ }).waitFor();
  // The own one is the only one of the owner: there are no others to end together.
  await expect(page.getByRole('button', { name: 'Diğer oturumları kapat' })).toHaveCount(0);
});

test('a user who may write letters sends one that failed again', async ({ page, own }) => {
  const ece = await userOf(own, 'Ece Uzun', 'office');
  const { id } = await sendMessage(own);
  const letter = { subject: 'Konu', text: 'Metin', quotes: false, invites: false };
  const mailId = crypto.randomUUID();
  await ece.adminCall(calls.sendReply, { id, body: { ...letter, mailId } });
  await own.database.run("update mails set state = 'refused' where id = ?", mailId);
  await openAdmin(page, `/admin/messages/${id}`, { own, as: ece });
  const letters = page.getByRole('region', { name: 'Yazışma' });
  await expect(letters.getByRole('status').filter({ hasText: 'Gitmedi' })).toBeVisible();
  await expect(letters.getByRole('button', { name: 'Vazgeç' })).toHaveCount(0);
  await isSound(page);
  await letters.getByRole('button', { name: 'Yeniden gönder' }).press('Enter');
  await expect(letters.getByRole('status').filter({ hasText: 'Gitmedi' })).toHaveCount(0);
});

test.describe('where a call is refused', () => {
  test.use({ complaintsExpected: true });

  test('a conflict says who was faster, and a signature has the name of whoever writes', async ({
    page,
    own,
  }) => {
    const deniz = await userOf(own, named.name);
    const ece = await userOf(own, 'Ece Uzun', 'office');
    const { id } = await sendMessage(own);
    await openAdmin(page, '/admin/account', { own });
    const signature = page.getByRole('textbox', { name: 'İmza (Türkçe)' });
    await signature.fill('Saygılarımızla,\n{kullanici}\nGökhat Telekom');
    await expect(signature).toHaveValue('Saygılarımızla,\n{kullanıcı}\nGökhat Telekom');
    await page.getByRole('button', { name: 'İmzayı kaydet' }).click();
    await expect(page.getByText('İmza kaydedildi.')).toBeVisible();
    await page.goto(`${own.url}/admin/messages/${id}`);
    await page.getByRole('button', { name: 'Yanıtla' }).first().click();
    const text = page.getByRole('textbox', { name: 'Yanıtınız' });
    await expect(text).toHaveValue(/\n\n\n\nSaygılarımızla,\nGökhat Telekom$/);

    await openAs(page, ece.token, `${own.url}/admin/messages/${id}`);
    await page.getByRole('button', { name: 'Yanıtla' }).first().click();
    await expect(text).toHaveValue(/Saygılarımızla,\nEce Uzun\nGökhat Telekom$/);
    // Another user saves a draft while this one's is on its way.
    const draft = { subject: 'Konu', text: 'Yazdım', quotes: false, invites: false, version: 0 };
    await page.route(`**/api/Admin/Replies/${id}`, async (route) => {
      if (route.request().method() === 'PATCH') {
        await deniz.send(calls.saveDraft, { id, body: draft });
      }
      await route.continue();
    });
    await text.fill('Ben de yazdım');
    await expect(page.getByRole('alert')).toContainText('Deniz Yılmaz bunu şimdi değiştirdi.');
    await expect(page.getByRole('alert')).toContainText('Yazdım');
    await isSound(page);
  });

  test('a canned answer, and texts about to be published, say who changed them meanwhile', async ({
    page,
    own,
  }) => {
    const deniz = await userOf(own, named.name);
    const { id } = await sendMessage(own);
    const words = { subject: 'Konu', text: 'Metin' };
    const body = { purpose: 'message', name: 'Adres', texts: { tr: words, en: words } };
    const answer = await deniz.adminCall(calls.createAnswer, { body });
    await openAdmin(page, `/admin/messages/${id}`, { own });
    await page.getByRole('button', { name: 'Yanıtla' }).first().click();
    await page.getByRole('button', { name: 'Hazır yanıtlar' }).click();
    await page.getByRole('menuitem', { name: 'Hazır yanıtları düzenle…' }).click();
    const answers = page.getByRole('dialog', { name: 'Hazır yanıtlar' });
    await answers.getByRole('button', { name: '“Adres” yanıtını değiştir' }).click();
    await answers.getByLabel('Konu (Türkçe)').fill('Bizim adresimiz');
    const change = { ...body, name: 'Yol tarifi', version: answer.version };
    await deniz.adminCall(calls.changeAnswer, { id: answer.id, body: change });
    await answers.getByRole('button', { name: 'Kaydet' }).click();
    const conflict = answers.getByRole('alert').filter({ hasText: 'Yol tarifi' });
    await expect(conflict).toContainText('Deniz Yılmaz bunu şimdi değiştirdi. Orada yazan:');
    await isSound(page);

    const lead = (value: string, version: number) => ({
      body: { changes: [{ document: 'tr/about', path: '/hero/lead', value, version }] },
    });
    await deniz.adminCall(calls.changeContent, lead('Bir', 0));
    await page.goto(`${own.url}/admin/content/about`);
    const publishing = await openPublishing(page);
    await expect(publishing.getByText('Bir', { exact: true })).toBeVisible();
    await deniz.adminCall(calls.changeContent, lead('İki', 1));
    await publishing.getByRole('button', { name: 'Yayımla', exact: true }).click();
    await expect(publishing.getByRole('alert')).toContainText(
      'Yayımlanmadı: Bu metinleri Deniz Yılmaz şimdi değiştirdi.',
    );
    await expect(publishing.getByText('İki', { exact: true })).toBeVisible();
  });
});
