import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest } from '../../support/browser/own-admin.ts';
import { beginDraft, replyForm, replyText } from '../../support/browser/reply-form.ts';
import { expect, holdBack, test } from '../../support/browser/site.ts';
import { mailTest } from '../../support/browser/with-mail.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Bildirimler/ });
const changedSince = 'Bu arada değiştirilen 1 kayıt olduğu gibi bırakıldı.';

test.describe('when the browser logs a refused request', () => {
  test.use({ complaintsExpected: true });

  ownTest(
    'a stage that is chosen in a menu opened before another admin moved the open application is refused @release',
    async ({ page, own }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { adminCall } = await adminOf(own);
      const { id } = await apply(own, { nameSurname: 'Işıl Çağ' });
      await openAdmin(page, `/admin/applications/${id}`, { own });
      const stage = page.getByRole('combobox', { name: 'Aşama' });
      await expect(stage).toHaveValue('new');
      await page.getByRole('button', { name: 'Başvurunun aşaması: Işıl Çağ' }).press('Enter');
      const menu = page.getByRole('dialog', { name: 'Işıl Çağ' });
      await expect(menu).toBeVisible();
      await adminCall(calls.changeApplication, { id, body: { stage: 'offer' } });
      await expect(page.locator('article select').first()).toHaveValue('offer');
      await menu.getByRole('button', { name: 'Olumsuz' }).press('Enter');
      await expect(toasts(page)).toContainText(/siz çalışırken/);
      await expect(stage).toHaveValue('offer');
      expect((await adminCall(calls.readApplication, { id })).stage).toBe('offer');
    },
  );

  mailTest(
    'a draft that was discarded is not put over one that another admin has begun since, which is said @release',
    async ({ page, own }) => {
      const { adminCall } = await adminOf(own);
      const id = await beginDraft(page, own);
      await replyForm(page).getByRole('button', { name: 'Taslağı sil' }).click();
      await expect(replyForm(page)).toHaveCount(0);
      const begun = { subject: 'Fiyat', text: 'Oradan', quotes: false, invites: false };
      await adminCall(calls.saveDraft, { id, body: { ...begun, version: 0 } });
      await expect(replyText(page)).toHaveValue('Oradan');
      await page.getByRole('button', { name: 'Geri al' }).click();
      await expect(toasts(page)).toContainText(changedSince);
      await expect(replyText(page)).toHaveValue('Oradan');
      expect((await adminCall(calls.readReplies, { id })).draft).toMatchObject(begun);
    },
  );

  mailTest(
    'a draft that two admins send at once is one letter, and the later one is asked; the subject of a draft that was changed elsewhere is shown @release',
    async ({ page, own }) => {
      const { adminCall } = await adminOf(own);
      const id = await beginDraft(page, own);
      const {
        files: _,
        lastChange: _by,
        ...first
      } = (await adminCall(calls.readReplies, { id })).draft ?? {};
      await adminCall(calls.saveDraft, { id, body: { ...first, subject: 'Başka konu' } });
      await replyText(page).fill('Buradan, devam');
      const question = replyForm(page).getByRole('alert').filter({ hasText: 'Buradan' });
      await expect(question).toContainText('Başka konu');
      await question.getByRole('button', { name: 'Benimki kalsın' }).click();
      await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');

      const { draft } = await adminCall(calls.readReplies, { id });
      const { subject = '', text = '', quotes = true, invites = false } = draft ?? {};
      const words = { subject, text, quotes, invites };
      const draftVersion = draft?.version ?? 0;
      const release = await holdBack(page, `**/api/Admin/Replies/${id}`, 'POST');
      await replyForm(page).getByRole('button', { name: 'Gönder' }).click();
      const body = { ...words, mailId: crypto.randomUUID(), draftVersion };
      await adminCall(calls.sendReply, { id, body });
      release();
      const late = replyForm(page)
        .getByRole('alert')
        .filter({ hasText: 'silinmiş veya gönderilmiş' });
      await expect(late).toBeVisible();
      await expect(replyText(page)).toHaveValue('Buradan, devam');
      const { replies } = await adminCall(calls.readReplies, { id });
      expect(replies.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
      await late.getByRole('button', { name: 'Oradaki kalsın' }).click();
      await expect(replyText(page)).not.toHaveValue('Buradan, devam');
    },
  );
});
