import { expect, logIn, test } from '../support/browser/site.ts';
import { restartStack } from '../support/stack/restart.ts';

// The browser logs each call that fails during the restart.
test.use({ complaintsExpected: true });

test('a message posted through nginx is in the admin after both services restart', async ({
  page,
}) => {
  const name = `Kalıcı ${crypto.randomUUID()}`;
  const response = await page.request.post('/api/ContactForms/simple', {
    data: { fullName: name, email: 'kalici@ornek.example', message: 'Burada mıyım?' },
  });
  expect(response.status()).toBe(201);
  await logIn(page);
  await restartStack();
  // The session is in the database too, so it survives the restart.
  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('article')).toContainText('Burada mıyım?');
});

test.describe('while the admin is open', () => {
  test('an outage is reported, typed text is not lost, and the connection is restored', async ({
    page,
  }) => {
    const answer = await page.request.post('/api/ContactForms/simple', {
      data: { fullName: 'Yeniden', email: 'yeniden@ornek.example', message: 'Not için' },
    });
    const { id } = await answer.json();
    await logIn(page);
    await page.goto(`/admin/messages/${id}`);
    const note = page.getByRole('textbox', { name: 'Not' });
    await note.fill('Önce');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    const lost = page.getByText(/^Bağlantı koptu/);
    const restarted = restartStack();
    await expect(lost).toBeVisible({ timeout: 20_000 });
    await note.fill('Önce, sonra');
    await restarted;
    await expect(lost).toBeHidden({ timeout: 30_000 });
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Yeniden kaydet' });
      if (await again.isVisible()) await again.click();
      await expect(page.getByText('Kaydedildi')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.reload();
    await expect(note).toHaveValue('Önce, sonra');
  });
});
