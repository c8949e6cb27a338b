import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { post } from '../../support/api/api.ts';
import { apply } from '../../support/api/applications.ts';
import { hurry } from '../../support/api/mail-notices.ts';
import { smtpError } from '../../support/api/mail-server.ts';
import { quotePath, sampleQuote, sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { replyForm, replyText } from '../../support/browser/reply-form.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { typesInVain } from '../../support/browser/typing.ts';
import { mailTest as test } from '../../support/browser/with-mail.ts';
import { pdf } from '../../support/files/cv-files.ts';

const sender = { fullName: 'Işıl Çağ', email: 'isil@gokhat.example' };
const unknownRecipient = smtpError(550, '5.1.1 no such user here');
const written = (page: Page) => page.getByRole('region', { name: 'Yazışma' }).getByRole('article');

test('a message is answered from a canned answer, which can be undone until it leaves; then it counts as answered; what is decided of it by keys leaves the focus in its message', async ({
  page,
  own,
  server,
}) => {
  const { id } = await sendMessage(own, { ...sender, message: 'Fiyatınız nedir?' });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await expect(replyText(page)).toBeFocused();
  await expect(replyText(page)).toHaveValue(/^Sayın Işıl Çağ,\n/);
  await replyForm(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
  await page.getByRole('menuitem', { name: 'Yanıt hazırlanıyor' }).click();
  await expect(replyText(page)).toHaveValue(/Sayın Işıl Çağ,\n\nBize yazdığınız.*Gökhat Telekom$/s);
  await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  await isSound(page);

  await replyForm(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(replyForm(page)).toBeHidden();
  await expect(written(page)).toContainText('Birazdan gidiyor');
  await page.getByRole('button', { name: 'Geri al' }).last().click();
  await expect(replyText(page)).toHaveValue(/Bize yazdığınız/);
  await expect(written(page)).toHaveCount(0);

  const heading = page.getByRole('heading', { name: sender.fullName });
  server.rules.refusesRecipient = () => unknownRecipient;
  await replyForm(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(written(page)).toContainText('Birazdan gidiyor');
  await hurry(own);
  await expect(written(page)).toContainText('Gitmedi');
  await written(page).getByRole('button', { name: 'Vazgeç' }).press('Enter');
  await expect(written(page)).toContainText('Vazgeçildi');
  await expect(heading).toBeFocused();

  server.rules.refusesRecipient = () => null;
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await replyForm(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(written(page).last()).toContainText('Birazdan gidiyor');
  await hurry(own);
  await expect(written(page).last()).toContainText('Gönderildi');
  await expect(page.getByText(/^E-posta ile yanıtlandı:/)).toBeVisible();
  expect(server.mails.map(({ to }) => to)).toEqual([[sender.email]]);
  expect(server.mails[0]?.plain).toContain('> Fiyatınız nedir?');
  await isSound(page);
});

test.describe('with a refusal', () => {
  // The browser logs it.
  test.use({ complaintsExpected: true });

  test('a reply ends with the signature, says where answers go, and carries copies and files; a canned answer goes in at the caret and doubles neither greeting nor signature @release', async ({
    page,
    own,
    server,
  }) => {
    const { id } = await sendMessage(own, sender);
    await openAdmin(page, '/admin/account', { own });
    await page.getByLabel('İmza (Türkçe)').fill('Sevgiyle,\nAyşe Yılmaz');
    await page.getByRole('button', { name: 'İmzayı kaydet' }).press('Enter');
    await expect(page.getByText('İmza kaydedildi.')).toBeVisible();
    await isSound(page);

    await page.goto(`/admin/messages/${id}`);
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await expect(replyForm(page)).toContainText('Yanıtı info@gokhat.example adresine gelir.');
    await expect(replyText(page)).toHaveValue('Sayın Işıl Çağ,\n\n\n\nSevgiyle,\nAyşe Yılmaz');
    await page.keyboard.type('Merhaba. ');
    await replyForm(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
    await page.getByRole('menuitem', { name: 'Yanıt hazırlanıyor' }).click();
    await expect(replyText(page)).toHaveValue(
      /^Sayın Işıl Çağ,\n\nMerhaba\.\n\nBize yazdığınız [^\n]+\n\nSevgiyle,\nAyşe Yılmaz$/,
    );
    // The caret is after it.
    await page.keyboard.type(' İyi günler.');
    await expect(replyText(page)).toHaveValue(/göndereceğiz\. İyi günler\.\n\nSevgiyle/);

    const choose = async (name: string, buffer: Buffer) => {
      const choosing = page.waitForEvent('filechooser');
      await replyForm(page).getByRole('button', { name: 'Dosya ekle' }).click();
      await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer });
    };
    await choose('Teklif.pdf', Buffer.from('<html>'));
    await expect(replyForm(page).getByRole('alert').filter({ hasText: 'PDF' })).toBeVisible();
    for (const name of ['Teklif.pdf', 'Yanlış.pdf']) await choose(name, pdf());
    await replyForm(page).getByRole('button', { name: '“Yanlış.pdf” dosyasını çıkar' }).click();
    const files = replyForm(page).getByRole('list', { name: 'Ekler' }).getByRole('button');
    await expect(files).toHaveText([/Teklif\.pdf/, '']);
    await replyForm(page).getByRole('button', { name: 'Kopya ekle (Cc)' }).click();
    await expect(replyForm(page).getByLabel('Kopya (Cc)')).toBeFocused();
    await page.keyboard.type('ofis@');
    await isSound(page);
    await page.keyboard.press('Control+Enter');
    await expect(replyForm(page).getByLabel('Kopya (Cc)')).toHaveAccessibleDescription(/e-posta/);
    await replyForm(page).getByLabel('Kopya (Cc)').fill('ofis@ornek.example');
    await page.keyboard.press('Control+Enter');
    await expect(written(page)).toContainText('kopya: ofis@ornek.example');
    await expect(written(page).getByRole('button', { name: /Teklif\.pdf/ })).toBeVisible();
    await isSound(page);
    await hurry(own);
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]?.to).toEqual([sender.email, 'ofis@ornek.example']);
    expect(server.mails[0]?.raw).toContain('filename=Teklif.pdf');
    expect(server.mails[0]?.header.from).toBe('Gökhat Telekom <site@gokhat.example>');
  });
});

test('by keys: r begins a reply, once the page knows that the site sends mail, and under no message that is opened meanwhile; Ctrl and Enter sends it, z takes it back; a reload loses no word @release', async ({
  page,
  own,
}) => {
  await sendMessage(own, { ...sender, fullName: 'Deniz Ak' });
  const { id } = await sendMessage(own, sender);
  const releaseFirst = await holdBack(page, '**/api/Admin/Counts');
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await expect(page.getByRole('heading', { name: sender.fullName })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Deniz Ak' })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Deniz Ak' })).toBeFocused();
  const counted = page.waitForResponse('**/api/Admin/Counts');
  releaseFirst();
  await counted;
  await expect(page.getByRole('button', { name: 'Yanıtla' }).first()).toBeVisible();
  await expect(replyForm(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(replyText(page)).toHaveValue(/^Sayın Deniz Ak,/);

  const release = await holdBack(page, '**/api/Admin/Counts');
  await page.goto(`${own.url}/admin/messages/${id}`);
  await expect(page.getByRole('heading', { name: sender.fullName })).toBeFocused();
  await page.keyboard.press('r');
  release();
  await expect(replyText(page)).toBeFocused();
  // Typed where the letter goes on: below its greeting.
  await page.keyboard.type('Yarın arayacağız 🙂');
  await expect(replyText(page)).toHaveValue(
    /^Sayın Işıl Çağ,\n\nYarın arayacağız 🙂\n\nSaygılarımızla/,
  );
  // At once, before it is saved.
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: sender.fullName })).toContainText(
    'Taslak',
  );
  await expect(replyText(page)).toHaveValue(/Yarın arayacağız 🙂/);
  await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  await replyText(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(written(page)).toContainText('Yarın arayacağız');
  await page.keyboard.press('z');
  await expect(page.getByText('Yanıt gönderilmedi, taslakta duruyor.')).toBeVisible();
  await expect(replyText(page)).toHaveValue(/Yarın arayacağız/);
  await expect(written(page)).toHaveCount(0);
  // The draft is there in any other window.
  const { adminCall } = await adminOf(own);
  const { draft } = await adminCall(calls.readReplies, { id });
  expect(draft?.text).toContain('Yarın arayacağız');
});

test('r begins the answer in both lists; a quote’s company is in its row, and its facts stand above the answer @release', async ({
  page,
  own,
}) => {
  await post(own.url + quotePath, sampleQuote);
  await apply(own, { nameSurname: 'Elif Çağ' });
  await openAdmin(page, '/admin?q=iletişim', { own });
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row.getByRole('link')).toHaveAccessibleName(/Deniz Ak · Örnek İletişim A\.Ş\./);
  await expect(row.locator('mark')).toHaveText('İletişim');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(replyText(page)).toBeFocused();
  const facts = await page.getByText('Almanya, Kazakistan').last().boundingBox();
  const form = await replyForm(page).boundingBox();
  expect(facts?.y ?? Number.NaN).toBeLessThan(form?.y ?? 0);
  await page.goto(`${own.url}/admin/applications?view=list`);
  await expect(row).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Elif Çağ' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(replyText(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a reply that the server refuses says why, in the list too, and is written again with its words @release', async ({
    page,
    own,
    server,
  }) => {
    server.rules.refusesRecipient = () => unknownRecipient;
    const { id } = await sendMessage(own, sender);
    await openAdmin(page, '/admin', { own });
    await page.getByRole('link', { name: /Işıl Çağ/ }).tap();
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).tap();
    await replyText(page).fill('Merhaba Işıl Hanım');
    await replyForm(page).getByRole('button', { name: 'Gönder' }).tap();
    await expect(written(page)).toContainText('Birazdan gidiyor');
    await hurry(own);
    await expect(written(page)).toContainText(
      'Alıcının sunucusu bu adresi tanımıyor ya da kabul etmiyor.',
    );
    await expect(written(page)).toContainText('no such user here');
    await page.goBack();
    await expect(page.getByRole('link', { name: /Işıl Çağ.*Yanıt gitmedi/s })).toBeVisible();
    await isSound(page);
    await page.goto(`${own.url}/admin/messages/${id}`);
    server.rules.refusesRecipient = () => null;
    await written(page).getByRole('button', { name: 'Düzelterek yeniden yaz' }).tap();
    await expect(replyText(page)).toHaveValue('Merhaba Işıl Hanım');
    await replyForm(page).getByRole('button', { name: 'Gönder' }).tap();
    await expect(written(page)).toHaveCount(2);
    await hurry(own);
    await expect(written(page).last()).toContainText('Gönderildi');
    expect(server.mails).toHaveLength(1);
  });
});

test.describe('when the browser logs a refused request', () => {
  test.use({ complaintsExpected: true });

  test('a draft that another window has changed is asked about, and neither text is lost; canned answers are created, changed and deleted: an error stands at its field, and nothing typed is lost @release', async ({
    page,
    own,
  }) => {
    const { id } = await sendMessage(own, sender);
    await openAdmin(page, `/admin/messages/${id}`, { own });
    const { adminCall } = await adminOf(own);
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await replyText(page).fill('Buradan');
    await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
    const { files, lastChange, ...draft } =
      (await adminCall(calls.readReplies, { id })).draft ?? {};
    await adminCall(calls.saveDraft, { id, body: { ...draft, text: 'Oradan' } });
    await replyText(page).fill('Buradan, devam');
    const question = replyForm(page).getByRole('alert').filter({ hasText: 'Oradan' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Benimki kalsın' }).click();
    await expect(replyText(page)).toBeFocused();
    await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
    const kept = await adminCall(calls.readReplies, { id });
    expect(kept.draft?.text).toBe('Buradan, devam');

    await replyForm(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
    await page.getByRole('menuitem', { name: 'Hazır yanıtları düzenle…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hazır yanıtlar' });
    await dialog.getByRole('button', { name: 'Yeni hazır yanıt' }).click();
    await dialog.getByLabel('Adı').fill('Yanıt hazırlanıyor');
    await dialog.getByLabel('Konu (Türkçe)').fill('Adresimiz');
    const turkish = dialog.getByLabel('Metin (Türkçe)');
    await turkish.fill('Sayın {isim}');
    await expect(turkish).toHaveAccessibleDescription(/^{isim} tanınmıyor\./);
    await turkish.fill('Sayın ');
    await dialog.getByRole('button', { name: 'Kişinin adı' }).press('Enter');
    await page.keyboard.type(',\n\nAtaşehir’deyiz.');
    await expect(turkish).toHaveValue('Sayın {ad},\n\nAtaşehir’deyiz.');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByLabel('Konu (İngilizce)')).toBeFocused();
    await expect(dialog.getByLabel('Konu (İngilizce)')).toHaveAccessibleDescription(/.+/);
    // Closed by mistake: it is all there again.
    await page.keyboard.press('Escape');
    await replyForm(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
    await page.getByRole('menuitem', { name: 'Hazır yanıtları düzenle…' }).click();
    await expect(dialog.getByLabel('Konu (Türkçe)')).toHaveValue('Adresimiz');
    await dialog.getByLabel('Konu (İngilizce)').fill('Our address');
    await dialog.getByLabel('Metin (İngilizce)').fill('Dear {name},\n\nWe are in Ataşehir.');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByLabel('Adı')).toHaveAccessibleDescription(
      'Bu adda bir hazır yanıt zaten var.',
    );
    await isSound(page);
    await dialog.getByLabel('Adı').fill('Adres');
    const release = await holdBack(page, '**/api/Admin/Answers', 'POST');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await typesInVain(turkish, 'Sayın {ad},\n\nAtaşehir’deyiz.');
    release();
    const change = dialog.getByRole('button', { name: '“Adres” yanıtını değiştir' });
    await expect(change).toBeVisible();

    // Another window changes it, and deletes it, while it is open here.
    const stored = async () =>
      (await adminCall(calls.listAnswers)).answers.find(({ name }) => name === 'Adres');
    const elsewhere = { ...(await stored()), purpose: 'quote' };
    expect(elsewhere.texts?.tr.text).toBe('Sayın {name},\n\nAtaşehir’deyiz.');
    await change.click();
    await dialog.getByLabel('Konu (Türkçe)').fill('Bizim adresimiz');
    const { id: answerId, ...body } = elsewhere;
    await adminCall(calls.changeAnswer, { id: answerId ?? '', body });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Orada yazan:' })).toContainText(
      'Ataşehir’deyiz.',
    );
    await isSound(page);
    await dialog.getByRole('button', { name: 'Benimki kalsın' }).click();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByLabel('Konu (Türkçe)')).toHaveCount(0);
    expect((await stored())?.texts.tr.subject).toBe('Bizim adresimiz');
    await change.click();
    await dialog.getByLabel('Konu (Türkçe)').fill('Yeni adresimiz');
    await adminCall(calls.eraseAnswer, { id: answerId ?? '' });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByText('Bu hazır yanıt silinmiş.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByLabel('Konu (Türkçe)')).toHaveCount(0);
    expect((await stored())?.texts.tr.subject).toBe('Yeni adresimiz');
    await dialog.getByRole('button', { name: '“Adres” yanıtını sil' }).click();
    await dialog.getByRole('button', { name: 'Sil', exact: true }).last().click();
    await expect(change).toHaveCount(0);
  });
});
