import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { hurry } from '../../support/api/mail-notices.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { replyForm, replyText } from '../../support/browser/reply-form.ts';
import { expect } from '../../support/browser/site.ts';
import { mailTest as test } from '../../support/browser/with-mail.ts';

// The browser logs the refusal.
test.use({ complaintsExpected: true });

test('an invitation whose interview was moved since it was written says so under the reply, and is not among letters to many before it is looked at again @release', async ({
  page,
  own,
}) => {
  const { id } = await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example' });
  const { adminCall } = await adminOf(own);
  const plan = (time: string) =>
    adminCall(calls.changeApplication, {
      id,
      body: { interview: { at: `2032-03-02T${time}`, place: 'Ataşehir' } },
    });
  await plan('14:00');
  await openAdmin(page, '/admin/applications?view=list', { own });
  await page.getByRole('checkbox', { name: /Ömer Şahin/ }).check();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: /adaya yazın$/ });
  await dialog.getByRole('button', { name: 'Görüşmeye davet' }).click();
  const letter = dialog.getByLabel('Yanıtınız');
  await expect(letter).toHaveValue(/2 Mart 2032 Salı 14:00, Ataşehir/);
  await plan('15:00');
  const send = dialog.getByRole('button', { name: /gönder$/ });
  await send.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'gönderilemedi' })).toBeVisible();
  const note = (time: string) => `Takvim davetindeki “2 Mart 2032 Salı ${time}, Ataşehir”`;
  await expect(dialog.getByRole('status').filter({ hasText: note('15:00') })).toBeVisible();
  await isSound(page);
  expect((await adminCall(calls.readReplies, { id })).replies).toEqual([]);
  await letter.fill('2 Mart 2032 Salı 15:00, Ataşehir');
  await expect(dialog).not.toContainText(note('15:00'));
  await send.click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: /Ömer Şahin/ }).click();
  await page.getByRole('button', { name: 'E-posta yaz' }).click();
  await replyForm(page).getByRole('button', { name: 'Hazır yanıtlar' }).click();
  await page.getByRole('menuitem', { name: 'Görüşmeye davet' }).click();
  await expect(replyText(page)).toHaveValue(/Salı 15:00/);
  await expect(replyForm(page)).not.toContainText('Takvim davetindeki');
  await plan('16:00');
  await expect(
    replyForm(page)
      .getByRole('status')
      .filter({ hasText: note('16:00') }),
  ).toBeVisible();
  await isSound(page);
});

test('saving an interview begins the invitation, a move the letter that says so, and a cancellation one that takes it out of the calendar; the day’s others stand beside, and an overlap is said @release', async ({
  page,
  own,
  server,
}) => {
  test.slow();
  const { id } = await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example' });
  const other = await apply(own, { nameSurname: 'Ece Çınar', email: 'ece@gokhat.example' });
  const { adminCall } = await adminOf(own);
  const interview = { at: '2032-03-02T14:30' };
  await adminCall(calls.changeApplication, { id: other.id, body: { interview } });
  await openAdmin(page, `/admin/applications/${id}`, { own });
  const planning = page.getByRole('dialog', { name: 'Görüşme' });
  const arrived = async (count: number) => {
    await expect(replyForm(page)).toBeHidden();
    await hurry(own);
    await expect.poll(() => server.mails.length, { timeout: 30_000 }).toBe(count);
  };
  const time = planning.getByLabel('Saat', { exact: true });
  await page.getByRole('button', { name: 'Görüşme planla' }).click();
  await planning.getByLabel('Gün').fill('2032-03-02');
  const beside = planning.getByRole('region', { name: /^Aynı tarihte, 2 Mart/ });
  await expect(beside.getByRole('listitem')).toHaveText('14:30–15:15 Ece Çınar');
  await time.fill('14:00');
  const overlap = planning.getByText('Bu saat başka bir görüşmeyle çakışıyor.');
  await expect(overlap).toBeVisible();
  await isSound(page);
  await planning.getByLabel('Süre').selectOption('30');
  await expect(overlap).toBeHidden();
  await page.keyboard.press('Tab');
  await planning.getByRole('button', { name: 'Kaydet' }).press('Enter');
  await expect(replyText(page)).toBeFocused();
  await expect(replyText(page)).toHaveValue(/tanımak isteriz\. Görüşmemiz: 2 Mart 2032 Salı 14:00/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('combobox', { name: 'Aşama' })).toHaveValue('interview');
  await arrived(1);

  await page.getByRole('button', { name: 'Değiştir' }).click();
  await time.fill('16:00');
  await planning.getByRole('button', { name: 'Kaydet' }).click();
  await expect(replyText(page)).toHaveValue(/bir değişiklik oldu\. Güncel bilgiler: .* 16:00\./);
  await replyForm(page).getByRole('button', { name: 'Gönder' }).click();
  await arrived(2);

  await page.getByRole('button', { name: 'Değiştir' }).click();
  await planning.getByRole('button', { name: 'Görüşmeyi iptal et' }).click();
  await expect(replyText(page)).toHaveValue(/Görüşmemizi \(2 Mart 2032 Salı 16:00\) ne yazık ki/);
  await expect(replyForm(page).getByLabel('Görüşmenin iptalini takvim için ekle')).toBeChecked();
  await isSound(page);
  await replyForm(page).getByRole('button', { name: 'Gönder' }).click();
  await arrived(3);
  await expect(page.getByText('Takvim dosyası ekli').last()).toBeVisible();
  const methods = server.mails.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar)?.[1]);
  expect(methods).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
});

test('an interview that is over begins no letter, and its time is said to be past; the next one is no move of it @release', async ({
  page,
  own,
}) => {
  const { id } = await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example' });
  const { adminCall } = await adminOf(own);
  const plan = (at: string) =>
    adminCall(calls.changeApplication, { id, body: { interview: { at } } });
  await plan('2032-03-02T14:00');
  const { interview } = await adminCall(calls.readApplication, { id });
  await adminCall(calls.sendReply, {
    id,
    body: {
      ...{ mailId: crypto.randomUUID(), draftVersion: 0, interview },
      ...{ subject: 'Davet', text: 'Görüşelim.', quotes: false, invites: true },
    },
  });
  await openAdmin(page, `/admin/applications/${id}`, { own });
  const planning = page.getByRole('dialog', { name: 'Görüşme' });
  const yesterday = new Date(Date.now() - 24 * 3600_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Değiştir' }).click();
  await expect(planning.getByLabel('Gün', { exact: true })).toBeFocused();
  await planning.getByLabel('Gün', { exact: true }).fill(yesterday);
  await expect(planning.getByRole('status')).toHaveText('Bu zaman geçmişte kaldı.');
  await planning.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Geçmiş görüşme:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Değiştir' })).toBeFocused();
  await expect(replyForm(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Değiştir' }).click();
  await planning.getByLabel('Gün', { exact: true }).fill('2032-03-09');
  await planning.getByRole('button', { name: 'Kaydet' }).click();
  await expect(replyText(page)).toHaveValue(/Görüşmemiz: 9 Mart 2032 Salı 14:00/);
  await expect(replyText(page)).not.toHaveValue(/değişiklik/);
});

test('a rejection says that the applicant’s interview is still planned; among many, that letter is looked at before they are sent @release', async ({
  page,
  own,
}) => {
  await apply(own, { nameSurname: 'Ece Çınar', email: 'ece@gokhat.example' });
  const { id } = await apply(own, { nameSurname: 'Ömer Şahin', email: 'omer@gokhat.example' });
  await apply(own, { nameSurname: 'Işıl Çağ', email: 'isil@gokhat.example' });
  const { adminCall } = await adminOf(own);
  const interview = { at: '2032-03-02T14:00' };
  await adminCall(calls.changeApplication, { id, body: { interview } });
  await openAdmin(page, '/admin/applications?view=list', { own });
  for (const name of [/Işıl Çağ/, /Ömer Şahin/, /Ece Çınar/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: /adaya yazın$/ });
  await dialog.getByRole('button', { name: 'Olumsuz yanıt' }).click();
  const planned = dialog.getByText('Adayın görüşmesi hâlâ planlı: 2 Mart 2032 Salı 14:00');
  await expect(dialog).toContainText('Işıl Çağ');
  await expect(planned).toHaveCount(0);
  const send = dialog.getByRole('button', { name: '3 e-postayı gönder' });
  await send.click();
  await expect(planned).toBeVisible();
  await isSound(page);
  await send.click();
  await expect(dialog).toBeHidden();
});
