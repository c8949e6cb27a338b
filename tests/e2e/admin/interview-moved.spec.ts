import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
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
  await page.keyboard.press('w');
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
