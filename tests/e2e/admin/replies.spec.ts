import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/admin.ts';
import { openAdmin } from '../../support/admin-page.ts';
import { login, type RunningApi, sampleMessage, sendMessage, startApi } from '../../support/api.ts';
import { apply } from '../../support/applications.ts';
import { hurry } from '../../support/mail-notices.ts';
import { smtpError, startMailServer } from '../../support/mail-server.ts';
import { isSound, toOwn } from '../../support/own-admin.ts';
import { adminPassword } from '../../support/settings.ts';
import { expect, holdBack, test } from '../../support/site.ts';
import { typesInVain } from '../../support/typing.ts';

const sender = { fullName: 'Işıl Çağ', email: 'isil@gokhat.example' };
const form = (page: Page) => page.getByRole('form', { name: 'Yanıt' });
const text = (page: Page) => form(page).getByLabel('Yanıtınız');
const written = (page: Page) => page.getByRole('region', { name: 'Yazışma' }).getByRole('article');

/** An API whose replies go to a mail server. */
async function withMail(page: Page, { port }: { readonly port: number }): Promise<RunningApi> {
  const own = await startApi({
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@gokhat.example' },
    SITE_URL: 'http://localhost',
  });
  await toOwn(page, own);
  // The sender asks for mail at once; until then replies are written in a mail program.
  const { adminCall } = await adminOf(own);
  await expect.poll(async () => (await adminCall(calls.readCounts)).canReply).toBe(true);
  return own;
}

test('a message is answered from a canned answer, which can be undone until it leaves; then it counts as answered', async ({
  page,
}) => {
  await using server = await startMailServer();
  await using own = await withMail(page, server);
  const { id } = await sendMessage(own, { ...sender, message: 'Fiyatınız nedir?' });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue(/^Sayın Işıl Çağ,\n/);
  await form(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
  await page.getByRole('menuitem', { name: 'Yanıt hazırlanıyor' }).click();
  await expect(text(page)).toHaveValue(/Sayın Işıl Çağ,\n\nBize yazdığınız.*Gökhat Telekom$/s);
  await expect(form(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  await isSound(page);

  await form(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(form(page)).toBeHidden();
  await expect(written(page)).toContainText('Birazdan gidiyor');
  await page.getByRole('button', { name: 'Geri al' }).last().click();
  await expect(text(page)).toHaveValue(/Bize yazdığınız/);
  await expect(written(page)).toHaveCount(0);

  await form(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(written(page)).toContainText('Birazdan gidiyor');
  await hurry(own);
  await expect(written(page)).toContainText('Gönderildi');
  await expect(page.getByText(/^E-posta ile yanıtlandı:/)).toBeVisible();
  expect(server.mails.map(({ to }) => to)).toEqual([[sender.email]]);
  expect(server.mails[0]?.plain).toContain('> Fiyatınız nedir?');
  await isSound(page);
  await page.goto('about:blank');
});

test('by keys: r begins a reply, Ctrl and Enter sends it, z takes it back; a reload loses no word', async ({
  page,
}) => {
  await using server = await startMailServer();
  await using own = await withMail(page, server);
  const { id } = await sendMessage(own, sender);
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await expect(page.getByRole('heading', { name: sender.fullName })).toBeFocused();
  await page.keyboard.press('r');
  await expect(text(page)).toBeFocused();
  // Typed where the letter goes on: below its greeting.
  await page.keyboard.type('Yarın arayacağız 🙂');
  await expect(text(page)).toHaveValue(/^Sayın Işıl Çağ,\n\nYarın arayacağız 🙂\n\nSaygılarımızla/);
  // At once, before it is saved.
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: sender.fullName })).toContainText(
    'Taslak',
  );
  await expect(text(page)).toHaveValue(/Yarın arayacağız 🙂/);
  await expect(form(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  await text(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(written(page)).toContainText('Yarın arayacağız');
  await page.keyboard.press('z');
  await expect(text(page)).toHaveValue(/Yarın arayacağız/);
  await expect(written(page)).toHaveCount(0);
  // The draft is there in any other window.
  const { adminCall } = await adminOf(own);
  const { draft } = await adminCall(calls.readReplies, { id });
  expect(draft?.text).toContain('Yarın arayacağız');
  await page.goto('about:blank');
});

test('a reply takes nothing more while it is sent, also when it is left and opened again; what is typed after that is a draft', async ({
  page,
}) => {
  await using server = await startMailServer();
  await using own = await withMail(page, server);
  const { id } = await sendMessage(own, sender);
  await sendMessage(own, { ...sender, fullName: 'Başka Biri' });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await text(page).fill('Sizi arayacağız');
  await expect(form(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  const release = await holdBack(page, `**/api/Admin/Replies/${id}`, 'POST');
  await text(page).press('Control+Enter');
  await expect(form(page).getByRole('status')).toHaveText('Gönderiliyor…');
  await typesInVain(text(page), 'Sizi arayacağız');
  await page.getByRole('link', { name: /Başka Biri/ }).click();
  await expect(form(page)).toBeHidden();
  await page.goBack();
  await typesInVain(text(page), 'Sizi arayacağız');
  release();
  await expect(form(page)).toBeHidden();
  await expect(written(page)).toContainText('Sizi arayacağız');
  await page.keyboard.press('r');
  await page.keyboard.type('Bir de şu');
  await expect(text(page)).toHaveValue(/Bir de şu/);
  await page.goto('about:blank');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a reply that the server refuses says why, in the list too, and is written again with its words', async ({
    page,
  }) => {
    let isRefused = true;
    await using server = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(isRefused ? smtpError(550, '5.1.1 no such user here') : null),
    });
    await using own = await withMail(page, server);
    const { id } = await sendMessage(own, sender);
    await openAdmin(page, '/admin', { own });
    await page.getByRole('link', { name: /Işıl Çağ/ }).tap();
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).tap();
    await text(page).fill('Merhaba Işıl Hanım');
    await form(page).getByRole('button', { name: 'Gönder' }).tap();
    await expect(written(page)).toContainText('Birazdan gidiyor');
    await hurry(own);
    await expect(written(page)).toContainText(
      'Alıcının sunucusu bu adresi tanımıyor ya da kabul etmiyor.',
    );
    await expect(written(page)).toContainText('no such user here');
    await page.goBack();
    await expect(page.getByRole('link', { name: /Işıl Çağ.*Yanıt gitmedi/s })).toBeVisible();
    await isSound(page);
    await page.goto(`/admin/messages/${id}`);
    isRefused = false;
    await written(page).getByRole('button', { name: 'Düzelterek yeniden yaz' }).tap();
    await expect(text(page)).toHaveValue('Merhaba Işıl Hanım');
    await form(page).getByRole('button', { name: 'Gönder' }).tap();
    await expect(written(page)).toHaveCount(2);
    await hurry(own);
    await expect(written(page).last()).toContainText('Gönderildi');
    expect(server.mails).toHaveLength(1);
    await page.goto('about:blank');
  });
});

test('ticked applicants are written to after a look at each letter: with their own names, in their own language', async ({
  page,
}) => {
  await using server = await startMailServer();
  await using own = await withMail(page, server);
  const turkish = await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example' });
  const ann = { nameSurname: 'Ann Lee', email: 'ann@gokhat.example' };
  const english = await apply(own, ann, undefined, { 'Accept-Language': 'en' });
  const { adminCall } = await adminOf(own);
  const interview = { at: '2027-03-02T14:00', place: 'Ataşehir' };
  await adminCall(calls.changeApplication, { id: turkish.id, body: { interview } });
  const begun = {
    subject: 'Your portfolio',
    text: 'May we see it?',
    quotes: false,
    invites: false,
  };
  await adminCall(calls.saveDraft, { id: english.id, body: { ...begun, version: 0 } });
  await openAdmin(page, '/admin/applications?view=list', { own });
  for (const name of ['Ömer Şahin', 'Ann Lee']) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: '2 adaya yazın' });
  await dialog.getByRole('button', { name: 'Görüşmeye davet' }).click();
  const letter = dialog.getByLabel('Yanıtınız');
  const send = dialog.getByRole('button', { name: '2 mektubu gönder' });
  // The newest first. Nothing fills the time of an interview that is not planned.
  await expect(letter).toHaveValue(/^Dear Ann Lee,.*\{interview\}/s);
  await expect(dialog.getByRole('alert').filter({ hasText: '{interview}' })).toBeVisible();
  await expect(dialog).toContainText('Göz atılmayan 1 mektup var.');
  await isSound(page);
  await letter.fill('Dear Ann Lee,\n\nMay we call you?');
  await dialog.getByRole('button', { name: 'Sonraki aday' }).click();
  await expect(letter).toHaveValue(/^Sayın Ömer Şahin,.*2 Mart 2027 Salı 14:00, Ataşehir/s);
  await expect(dialog.getByLabel('Görüşmenin takvim davetini ekle')).toBeChecked();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 adaya yazdığınız gönderiliyor.')).toBeVisible();
  await hurry(own);
  await expect.poll(() => server.mails.length).toBe(2);
  const mailTo = (address: string) => server.mails.find(({ to }) => to.includes(address));
  expect(mailTo('ann@gokhat.example')?.plain).toContain('May we call you?');
  expect(mailTo('ann@gokhat.example')?.raw).not.toContain('text/calendar');
  // What was begun to one of them is still there.
  expect((await adminCall(calls.readReplies, { id: english.id })).draft).toMatchObject(begun);
  expect(mailTo('omer@gokhat.example')?.plain).toContain('Sayın Ömer Şahin');
  expect(mailTo('omer@gokhat.example')?.calendar).toContain('METHOD:REQUEST');
  await page.goto('about:blank');
});

test('a letter that is left out or corrected while others are sent is not mailed, or as corrected', async ({
  page,
}) => {
  await using server = await startMailServer();
  await using own = await withMail(page, server);
  const names = ['Ece Çınar', 'Ömer Şahin', 'Işıl Çağ'];
  for (const [index, nameSurname] of names.entries()) {
    await apply(own, { nameSurname, email: `${index}@gokhat.example` });
  }
  await openAdmin(page, '/admin/applications?view=list', { own });
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Seçilenlere yaz' }).click();
  const dialog = page.getByRole('dialog', { name: 'adaya yazın' });
  await dialog.getByRole('button', { name: 'Olumsuz yanıt' }).click();
  const letter = dialog.getByLabel('Yanıtınız');
  const next = dialog.getByRole('button', { name: 'Sonraki aday' });
  // The newest is sent first.
  await letter.fill('Sayın Işıl Çağ');
  for (const name of ['Ömer Şahin', 'Ece Çınar']) {
    await next.click();
    await expect(letter).toHaveValue(new RegExp(name));
  }
  const release = await holdBack(page, '**/api/Admin/Replies/*', 'POST');
  await dialog.getByRole('button', { name: '3 mektubu gönder' }).click();
  await dialog.getByRole('button', { name: 'Bu adaya gönderme' }).click();
  await expect(letter).toHaveValue(/Ömer Şahin/);
  await letter.fill('Sayın Ömer Şahin, düzeltildi');
  await dialog.getByRole('button', { name: 'Önceki aday' }).click();
  await typesInVain(letter, 'Sayın Işıl Çağ');
  await dialog.getByRole('button', { name: 'Bu adaya gönderme' }).click({ force: true });
  await expect(letter).toHaveValue('Sayın Işıl Çağ');
  // Closed and opened again, they are still being sent.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seçilenlere yaz' }).click();
  await dialog.getByRole('button', { name: 'Gönderiliyor: 0 / 2' }).click({ force: true });
  release();
  await expect(page.getByText('2 adaya yazdığınız gönderiliyor.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await hurry(own);
  await expect.poll(() => server.mails.length).toBe(2);
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual([
    '1@gokhat.example',
    '2@gokhat.example',
  ]);
  expect(server.mails.map(({ plain }) => plain).join()).toContain('Ömer Şahin, düzeltildi');
  await page.goto('about:blank');
});

test.describe('when the browser logs a refused request', () => {
  test.use({ complaintsExpected: true });

  test('letters to many that were changed wait for the password of a locked page', async ({
    page,
  }) => {
    await page.clock.install();
    await using server = await startMailServer();
    await using own = await withMail(page, server);
    for (const nameSurname of ['Ömer Şahin', 'Ece Çınar']) await apply(own, { nameSurname });
    await openAdmin(page, '/admin/applications?view=list', { own });
    for (const name of ['Ömer Şahin', 'Ece Çınar']) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await page.getByRole('button', { name: 'Seçilenlere yaz' }).click();
    const dialog = page.getByRole('dialog', { name: '2 adaya yazın' });
    await dialog.getByRole('button', { name: 'Olumsuz yanıt' }).click();
    const letter = dialog.getByLabel('Yanıtınız');
    await letter.fill('Sayın Ece Çınar,\n\nSizi arayacağız 🙂');
    await page.clock.runFor(31 * 60_000);
    const door = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(door).toBeVisible();
    expect(await page.content()).not.toContain('Ece Çınar');
    // The page is another origin's than this API, which refuses logins of others.
    await page.route('**/api/Admin/login', async (route) =>
      route.fulfill({ json: await login(own) }),
    );
    await door.getByLabel('Parola').fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect(letter).toHaveValue('Sayın Ece Çınar,\n\nSizi arayacağız 🙂');
    await dialog.getByRole('button', { name: 'Sonraki aday' }).click();
    await expect(letter).toHaveValue(/^Sayın Ömer Şahin/);
    await dialog.getByRole('button', { name: '2 mektubu gönder' }).click();
    await expect(dialog).toBeHidden();
    await hurry(own);
    await expect.poll(() => server.mails.length).toBe(2);
    expect(server.mails.map(({ plain }) => plain).join()).toContain('Sizi arayacağız 🙂');
    await page.goto('about:blank');
  });

  test('a draft that another window has changed is asked about, and neither text is lost', async ({
    page,
  }) => {
    await using server = await startMailServer();
    await using own = await withMail(page, server);
    const { id } = await sendMessage(own, sender);
    await openAdmin(page, `/admin/messages/${id}`, { own });
    const { adminCall } = await adminOf(own);
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await text(page).fill('Buradan');
    await expect(form(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
    const { draft } = await adminCall(calls.readReplies, { id });
    await adminCall(calls.saveDraft, { id, body: { ...draft, text: 'Oradan' } });
    await text(page).fill('Buradan, devam');
    const question = form(page).getByRole('alert').filter({ hasText: 'Oradan' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Benimki kalsın' }).click();
    await expect(form(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
    const kept = await adminCall(calls.readReplies, { id });
    expect(kept.draft?.text).toBe('Buradan, devam');
    await page.goto('about:blank');
  });

  test('canned answers are created, changed and deleted; an error stands at its field, and nothing typed is lost', async ({
    page,
  }) => {
    await using server = await startMailServer();
    await using own = await withMail(page, server);
    const { id } = await sendMessage(own, sampleMessage);
    await openAdmin(page, `/admin/messages/${id}`, { own });
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await form(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
    await page.getByRole('menuitem', { name: 'Hazır yanıtları düzenle…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hazır yanıtlar' });
    await dialog.getByRole('button', { name: 'Yeni hazır yanıt' }).click();
    await dialog.getByLabel('Adı').fill('Yanıt hazırlanıyor');
    await dialog.getByLabel('Konu (Türkçe)').fill('Adresimiz');
    await dialog.getByLabel('Metin (Türkçe)').fill('Sayın {name},\n\nAtaşehir’deyiz.');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByLabel('Konu (İngilizce)')).toBeFocused();
    await expect(dialog.getByLabel('Konu (İngilizce)')).toHaveAccessibleDescription(/.+/);
    // Closed by mistake: it is all there again.
    await page.keyboard.press('Escape');
    await form(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
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
    await typesInVain(dialog.getByLabel('Metin (Türkçe)'), 'Sayın {name},\n\nAtaşehir’deyiz.');
    release();
    const change = dialog.getByRole('button', { name: '“Adres” yanıtını değiştir' });
    await expect(change).toBeVisible();

    // Another window changes it, and deletes it, while it is open here.
    const { adminCall } = await adminOf(own);
    const stored = async () =>
      (await adminCall(calls.listAnswers)).answers.find(({ name }) => name === 'Adres');
    const elsewhere = { ...(await stored()), purpose: 'quote' };
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
    await page.goto('about:blank');
  });
});
