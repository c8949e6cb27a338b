import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { beginDraft, replyForm, replyText } from '../../support/browser/reply-form.ts';
import { expect, failLater, holdBack } from '../../support/browser/site.ts';
import { mailTest as test } from '../../support/browser/with-mail.ts';

test('a message that is opened while the reply to another is being sent shows its own draft; a canned answer that is typed while another one is being saved stays open with its words @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  const other = await sendMessage(own, { fullName: 'Deniz Ak' });
  const begun = { subject: 'Fiyat', text: 'Yarın yazacağız', quotes: false, invites: false };
  await adminCall(calls.saveDraft, { id: other.id, body: { ...begun, version: 0 } });
  const { id } = await sendMessage(own, { fullName: 'Işıl Çağ' });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await replyText(page).fill('Sizi arayacağız');
  await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  const send = await holdBack(page, `**/api/Admin/Replies/${id}`, 'POST');
  await replyText(page).press('Control+Enter');
  await expect(replyForm(page).getByRole('status')).toHaveText('Gönderiliyor…');
  const fetch = await holdBack(page, `**/api/Admin/Replies/${other.id}`);
  await page.getByRole('link', { name: /Deniz Ak/ }).click();
  await expect(page.getByRole('heading', { name: 'Deniz Ak' })).toBeVisible();
  send();
  await expect(page.getByText('Işıl Çağ adlı kişiye yanıtınız gönderiliyor.')).toBeVisible();
  fetch();
  await expect(replyText(page)).toHaveValue('Yarın yazacağız');

  await replyForm(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
  await page.getByRole('menuitem', { name: 'Hazır yanıtları düzenle…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hazır yanıtlar' });
  await dialog.getByRole('button', { name: '“Yanıt hazırlanıyor” yanıtını değiştir' }).click();
  const subject = dialog.getByLabel('Konu (Türkçe)');
  await subject.fill('Sorunuz bizde');
  const release = await holdBack(page, '**/api/Admin/Answers/*', 'PATCH');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await dialog.getByRole('button', { name: 'Yeni hazır yanıt' }).click();
  await subject.fill('Adresimiz');
  const listed = page.waitForResponse(
    (each) => each.url().endsWith('/api/Admin/Answers') && each.request().method() === 'GET',
  );
  release();
  await listed;
  // The next key is typed after that.
  await subject.press('End');
  await subject.press('!');
  await expect(subject).toHaveValue('Adresimiz!');
});

test.describe('left', () => {
  test.use({ complaintsExpected: true });

  test('a reply whose message was left meanwhile takes no focus when it is sent, and is reported if it is not @release', async ({
    page,
    own,
  }) => {
    const other = await sendMessage(own, { fullName: 'Deniz Ak' });
    const { id } = await sendMessage(own, { fullName: 'Işıl Çağ' });
    await openAdmin(page, `/admin/messages/${id}`, { own });
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await replyText(page).fill('Sizi arayacağız');
    const send = await holdBack(page, `**/api/Admin/Replies/${id}`, 'POST');
    await replyText(page).press('Control+Enter');
    await page.getByRole('link', { name: /Deniz Ak/ }).click();
    await expect(page.getByRole('heading', { name: 'Deniz Ak' })).toBeVisible();
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await replyText(page).fill('Yarın yazacağız');
    send();
    await expect(page.getByText('Işıl Çağ adlı kişiye yanıtınız gönderiliyor.')).toBeVisible();
    await expect(replyText(page)).toBeFocused();

    const fail = await failLater(page, `**/api/Admin/Replies/${other.id}`, 'POST');
    await replyText(page).press('Control+Enter');
    await page.getByRole('link', { name: /Işıl Çağ/ }).click();
    await expect(page.getByRole('heading', { name: 'Işıl Çağ' })).toBeVisible();
    fail();
    await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText(
      /Deniz Ak.*Yanıt gönderilemedi\./,
    );
  });

  test('a draft that another window discards, and whose message it erases, keeps what was typed since, and is called a draft @release', async ({
    page,
    own,
  }) => {
    const { adminCall } = await adminOf(own);
    const id = await beginDraft(page, own);
    const { draft } = await adminCall(calls.readReplies, { id });
    const save = await holdBack(page, `**/api/Admin/Replies/${id}`, 'PATCH');
    await replyText(page).fill('Buradan, devam');
    const discarded = { subject: '', text: '', quotes: false, invites: false };
    const body = { ...discarded, version: draft?.version ?? 0 };
    await adminCall(calls.saveDraft, { id, body });
    save();
    await expect(replyForm(page).getByRole('alert')).toContainText(
      '(taslak silinmiş veya gönderilmiş)',
    );
    await expect(page.getByText('1 not veya taslak henüz kaydedilmedi:')).toBeVisible();
    await adminCall(calls.eraseMessage, { id });
    const left = page.getByRole('region', { name: 'Yanıtınız' });
    await expect(left).toContainText('Gönderilmeyen yanıtınız:');
    await expect(left).toContainText('Buradan, devam');
    await left.getByRole('button', { name: 'Taslağı sil' }).click();
    await expect(left).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
