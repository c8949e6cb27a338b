import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { hurry } from '../../support/api/mail-notices.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { replyForm } from '../../support/browser/reply-form.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { typesInVain } from '../../support/browser/typing.ts';
import { mailTest as test } from '../../support/browser/with-mail.ts';

test('ticked applicants are written to after a look at one letter: with their own names, in their own language; letters that were begun stay when others are ticked, and a logout asks before they are lost; one that is begun before the page knows whether the site sends mail waits for that; an invitation can be left out once its interview is over @release', async ({
  page,
  own,
  server,
}) => {
  test.slow();
  const turkish = await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example' });
  const ann = { nameSurname: 'Ann Lee', email: 'ann@gokhat.example' };
  const english = await apply(own, ann, undefined, { 'Accept-Language': 'en' });
  const { adminCall } = await adminOf(own);
  const interview = { at: '2032-03-02T14:00', place: 'Ataşehir' };
  await adminCall(calls.changeApplication, { id: turkish.id, body: { interview } });
  const begun = {
    subject: 'Your portfolio',
    text: 'May we see it?',
    quotes: false,
    invites: false,
  };
  await adminCall(calls.saveDraft, { id: english.id, body: { ...begun, version: 0 } });
  const release = await holdBack(page, '**/api/Admin/Counts');
  await openAdmin(page, `/admin/applications/${turkish.id}`, { own });
  await expect(page.getByRole('heading', { level: 2, name: 'Ömer Şahin' })).toBeFocused();
  await page.keyboard.press('r');
  release();
  await expect(replyForm(page)).toBeVisible();

  await page.goto('/admin/applications?view=list');
  for (const name of ['Ömer Şahin', 'Ann Lee']) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: '2 adaya yazın' });
  await dialog.getByRole('button', { name: 'Görüşmeye davet' }).click();
  const letter = dialog.getByLabel('Yanıtınız');
  const send = dialog.getByRole('button', { name: '2 e-postayı gönder' });
  // The newest first. Nothing fills the time of an interview that is not planned.
  await expect(letter).toHaveValue(/^Dear Ann Lee,.*\{interview\}/s);
  await expect(dialog.getByRole('alert').filter({ hasText: '{interview}' })).toBeVisible();
  await isSound(page);
  await letter.fill('Dear Ann Lee,\n\nMay we call you?');
  await dialog.getByRole('button', { name: 'Sonraki aday' }).click();
  await expect(letter).toHaveValue(/^Sayın Ömer Şahin,.*2 Mart 2032 Salı 14:00, Ataşehir/s);
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

  const ece = await apply(own, { nameSurname: 'Ece Çınar' });
  await page.reload();
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
  const write = page.getByRole('button', { name: 'Seçilenlere yaz', exact: true });
  const writing = page.getByRole('dialog', { name: /adaya yazın$/ });
  const mine = writing.getByLabel('Yanıtınız');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(writing).toBeHidden();
  };
  await tick('Ömer Şahin').check();
  await write.click();
  await writing.getByRole('button', { name: 'Olumsuz yanıt' }).click();
  await mine.fill('Sayın Ömer Şahin,\n\nYarım kalmasın');
  await close();
  await tick('Ece Çınar').check();
  await write.click();
  await expect(mine).toHaveValue(/Yarım kalmasın/);
  await expect(writing).toContainText('Daha önce başladığınız e-postalar burada duruyor.');
  await isSound(page);
  await close();

  await page.getByRole('button', { name: 'Seçimi kaldır' }).click();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  const question = page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  await expect(question).toContainText('1 e-posta gönderilmedi. Şimdi çıkarsanız');
  await question.getByRole('button', { name: 'Burada kal' }).click();

  for (const name of ['Ömer Şahin', 'Ece Çınar']) await tick(name).check();
  await write.click();
  await writing.getByRole('button', { name: 'Silip seçilenlere yaz' }).click();
  await writing.getByRole('button', { name: 'Olumsuz yanıt' }).click();
  await expect(writing.getByRole('status')).toHaveText('1 / 2');
  await expect(mine).toHaveValue(/^Sayın Ece Çınar/);
  // Not changed by hand, they are chosen anew for others without a word.
  await close();
  await tick('Ece Çınar').uncheck();
  await write.click();
  await expect(writing.getByRole('group', { name: 'Hazır yanıt seçin' })).toBeVisible();
  await close();

  // By the clock of the company, three hours ahead of UTC: it ends within two minutes.
  const at = new Date(Date.now() + (3 * 60 - 13) * 60_000).toISOString().slice(0, 16);
  const endsSoon = { interview: { at, minutes: 15 } };
  await adminCall(calls.changeApplication, { id: ece.id, body: endsSoon });
  await tick('Ömer Şahin').uncheck();
  await tick('Ece Çınar').check();
  await write.click();
  await writing.getByRole('button', { name: 'Görüşmeye davet' }).click();
  const invitation = writing.getByLabel('Görüşmenin takvim davetini ekle');
  await expect(invitation).toBeChecked();
  await page.clock.setFixedTime(Date.now() + 3 * 60_000);
  await mine.fill('Sayın Ece Çınar');
  await invitation.click();
  await expect(invitation).toBeHidden();
});

test('thirty applicants are turned down in five presses: one letter is seen, all of them move to Rejected and are marked as written to, one press takes back both, and those who got such a letter before are named and left out; on the board by keys @release', async ({
  page,
  own,
  server,
}) => {
  test.slow();
  for (let number = 1; number <= 30; number += 1) {
    await apply(own, { nameSurname: `Aday ${number}`, email: `${number}@gokhat.example` });
  }
  await openAdmin(page, '/admin/applications?view=list&stage=new', { own });
  const dialog = page.getByRole('dialog', { name: /adaya yazın$/ });
  const rows = page.getByRole('checkbox', { name: /^Başvuruyu seç/ });
  const presses = [
    rows.first(),
    page.getByRole('button', { name: 'Tümünü seç (30)' }),
    page.getByRole('button', { name: 'Seçilenlere yaz', exact: true }),
    dialog.getByRole('button', { name: 'Olumsuz yanıt' }),
    dialog.getByRole('button', { name: '30 e-postayı gönder' }),
  ];
  const reject = async () => {
    for (const press of presses) await press.click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
  };
  await rows.first().waitFor();
  await reject();
  await expect(page.getByText(/Başvuruları “Olumsuz” aşamasına taşındı\.$/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText('30 e-posta gönderilmedi.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Aday 30' })).toBeVisible();
  await expect(page.getByText('Taslak')).toHaveCount(0);
  await reject();
  // One that a busy machine puts off is hurried again.
  const arrived = async () => {
    await hurry(own);
    return server.mails.length;
  };
  await expect.poll(arrived, { timeout: 60_000 }).toBe(30);

  await page.goto('/admin/applications');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('Aday 30')).toContainText('Yazıldı:');
  await isSound(page);
  const last = await apply(own, { nameSurname: 'Ece Çınar', email: 'ece@gokhat.example' });
  await page.getByRole('link', { name: 'Ece Çınar', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Başvuruyu seç: Aday 30' }).check();
  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Olumsuz yanıt' }).press('Enter');
  await expect(dialog).toContainText(/Bu türden bir e-postayı daha önce alanlar: Aday 30 \(/);
  await expect(dialog.getByLabel('“Olumsuz” aşamasına da taşı')).toBeChecked();
  await isSound(page);
  await dialog.getByRole('button', { name: 'Bu kişilere gönderme' }).press('Enter');
  await dialog.getByLabel('“Olumsuz” aşamasına da taşı').press('Space');
  await dialog.getByRole('button', { name: 'E-postayı gönder' }).press('Enter');
  await expect(dialog).toBeHidden();
  const { adminCall } = await adminOf(own);
  const told = await adminCall(calls.readApplication, { id: last.id });
  expect(told).toMatchObject({ stage: 'new', letters: [{ stage: 'rejected' }] });
});

test('a letter that is left out or corrected while others are sent is not mailed, or as corrected @release', async ({
  page,
  own,
  server,
}) => {
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
  await dialog.getByRole('button', { name: '3 e-postayı gönder' }).click();
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
});
