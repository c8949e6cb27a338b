import { restartStack } from '../support/restart.ts';
import { expect, logIn, test } from '../support/site.ts';

test('a message posted through nginx stands in the admin after both services restart', async ({
  page,
}) => {
  const name = `Kalıcı ${crypto.randomUUID()}`;
  const response = await page.request.post('/api/ContactForms/simple', {
    data: { fullName: name, email: 'kalici@ornek.example', message: 'Burada mıyım?' },
  });
  expect(response.status()).toBe(201);
  await logIn(page);
  await restartStack();
  // The session is in the database too, so nobody has to log in again.
  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('article')).toContainText('Burada mıyım?');
});
