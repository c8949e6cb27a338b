import type { Page } from '@playwright/test';
import { smtpError, startMailServer } from '../../support/api/mail-server.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, startSite } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

const panel = (page: Page, name = 'E-posta bildirimleri') => page.getByRole('region', { name });

test('a test mail shows the server’s words; a refused notice does too, and is sent again by keys @release', async ({
  page,
}) => {
  let isRefused = false;
  await using server = await startMailServer({
    refusesRecipient: () => (isRefused ? smtpError(550, 'no such user here') : null),
  });
  await using own = await startSite({
    ...{ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'site@gokhat.example' },
    ...{ NOTIFY_MESSAGES: 'haber@gokhat.example', SITE_URL: 'http://localhost' },
  });
  await openAdmin(page, '/admin/system', { own });
  await expect(panel(page)).toContainText('haber@gokhat.example');
  await expect(panel(page)).toContainText('bildirim yok');
  await panel(page).getByRole('button', { name: 'Deneme e-postası gönder' }).click();
  await expect(panel(page).getByRole('listitem')).toContainText(/Gönderildi.*250 .*queued/);
  isRefused = true;
  await sendMessage(own, { fullName: 'İlk Yazan' });
  // Fetched again each half a minute; a press asks at once.
  await panel(page).getByRole('button', { name: 'Deneme e-postası gönder' }).press('Enter');
  const refused = panel(page).getByRole('listitem').filter({ hasText: 'Mesaj bildirimi' });
  await expect(refused).toContainText(/Reddedildi.*no such user here/);
  await isSound(page);
  isRefused = false;
  await refused.getByRole('button', { name: 'Yeniden gönder' }).press('Enter');
  await expect(refused).toHaveCount(0);
  await expect
    .poll(() => server.mails.map(({ header }) => header.subject))
    .toContain('Yeni mesaj: İlk Yazan');
  await page.goto('about:blank');
});
