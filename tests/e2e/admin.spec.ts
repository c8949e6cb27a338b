import { submitSimpleContact } from '#contract/contact.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { expect, logIn, test } from '../support/browser/site.ts';
import { adminPassword } from '../support/settings.ts';

test('anyone who is not logged in is asked for the password, then shown the page they asked for', async ({
  page,
}) => {
  const id = await post(page, { fullName: 'Kerem Ünal', message: 'Staj başvurumun durumu nedir?' });
  await page.goto(`/admin/messages/${id}`);
  await expect(page).toHaveURL('/admin/login');
  await page.reload();
  await page.getByLabel('Parola').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/messages/${id}`);
  await expect(page.getByRole('heading', { name: 'Kerem Ünal' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Staj başvurumun durumu nedir?');
});

test('an admin can log in even if the browser denies storage @release', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/admin/login');
  await page.getByLabel('Parola').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
  await page.getByRole('link', { name: 'Özet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Özet' })).toBeVisible();
});

test('without scripts the admin states in both languages that it needs JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/admin`);
  const words = page.getByRole('paragraph');
  await expect(words).toHaveText([/^Yönetim alanı JavaScript ile/, /^The admin needs JavaScript/]);
  await expect(words.first()).toBeVisible();
  await context.close();
});

test('a message sent on the contact page appears in the admin', async ({ page }) => {
  const name = `Nadia ${crypto.randomUUID()}`;
  await page.goto('/en/contact');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('nadia@ornek.example');
  await page.getByLabel('Message', { exact: true }).fill('First line\nSecond line, ğüşıöç');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been received.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'tr'));
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Ara' }).fill(name);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const detail = page.getByRole('article');
  await expect(detail).toContainText('Second line, ğüşıöç');
  await expect(detail).toContainText('İngilizce');
  await expect(detail.getByRole('link', { name: 'nadia@ornek.example' })).toHaveAttribute(
    'href',
    'mailto:nadia@ornek.example',
  );
});

test('the admin shows the full form’s fields, and why a message was flagged as spam @release', async ({
  page,
}) => {
  const answer = await page.request.post('/api/ContactForms', {
    data: {
      ...{ firstName: 'Ömer', lastName: 'Şahin', email: 'omer@hub.example', subject: 'support' },
      ...{
        phone: '+90 532 123 45 67',
        company: 'Örnek A.Ş.',
        message: 'Merhaba',
        website: 'x',
        filledInMs: '9',
      },
    },
  });
  const { id } = await answer.json();
  await logIn(page);
  await page.goto(`/admin/messages/${id}`);
  await expect(page.getByRole('heading', { name: 'Ömer Şahin' })).toBeVisible();
  const detail = page.getByRole('article');
  await expect(detail.getByRole('link', { name: '+905321234567' })).toBeVisible();
  for (const text of ['Örnek A.Ş.', 'Teknik destek', 'gizli alan doldurulmuş, form kimsenin']) {
    await expect(detail).toContainText(text);
  }
});

test('a new message is announced and listed at once, also behind nginx', async ({ page }) => {
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Çıkış yap' })).toBeEnabled();
  const name = `Haber ${crypto.randomUUID()}`;
  await page.waitForTimeout(500);
  await post(page, { fullName: name, message: 'Merhaba' });
  await expect(page.getByText(`Yeni mesaj: ${name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test('the session is stored under the specified name, and logout ends it in the browser and the service', async ({
  page,
}) => {
  await logIn(page);
  const stored = await page.evaluate(() => localStorage.getItem('gt_admin_auth'));
  const { token, expiresAtUtc } = JSON.parse(stored ?? '');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(expiresAtUtc).toMatch(/Z$/);
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/admin/login');
  // The logout may still be leading on.
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('gt_admin_auth'))).toBeNull();
  }).toPass();
  const verified = await page.request.get('/api/Admin/verify', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(verified.status()).toBe(401);
  expect((await page.request.get('/api/Admin/verify')).status()).toBe(401);
});

test('the admin uses the stored language, and the language can be switched', async ({ page }) => {
  await page.goto('/en');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'TR' }).click();
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
});

test('on a phone the language switch and the logout are in a sheet at the lower edge @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A toast for a new message of another test would cover the menu.
  await page.route('**/api/Admin/Events', () => new Promise(() => {}));
  await logIn(page);
  const open = page.getByRole('button', { name: 'Menüyü aç' });
  const sheet = page.getByRole('dialog', { name: 'Menü' });
  await open.click();
  const lowerEdge = async () => {
    const box = await sheet.boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect.poll(lowerEdge).toBe(844);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Çıkış yap' })).toBeEnabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await open.click();
  await sheet.getByRole('button', { name: 'en', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('an unknown address under /admin redirects to the site', async ({ page }) => {
  await page.goto('/admin/nowhere');
  await expect(page).toHaveURL('/tr');
});

test('the admin has no public footer and is not indexed by search engines', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('when a request fails', () => {
  test.use({ complaintsExpected: true });

  test('a wrong password is reported at its field, which keeps the focus', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page.getByLabel('Parola')).toHaveAccessibleDescription('Bu alan zorunludur.');
    await page.getByLabel('Parola').fill('not this one');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page.getByLabel('Parola')).toHaveAccessibleDescription(
      'Parola doğru değil. Lütfen yeniden deneyin.',
    );
    await expect(page.getByLabel('Parola')).toBeFocused();
  });

  test('a session check is shown while it runs, and a stale session ends at the login page', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await page.evaluate(() =>
      localStorage.setItem(
        'gt_admin_auth',
        JSON.stringify({ token: 'stale', expiresAtUtc: '2999-01-01T00:00:00.000Z' }),
      ),
    );
    const asked: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\/Admin\/(verify|me|session)$/, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      expect(route.request().headers().authorization).toBe('Bearer stale');
      await held;
      await route.continue();
    });
    await page.goto('/admin');
    await expect(page.getByText('Checking session…')).toBeVisible();
    release();
    await expect(page).toHaveURL('/admin/login');
    expect(asked).toEqual(['/api/Admin/verify', '/api/Admin/me', '/api/Admin/session']);
  });

  test('one successful call of the three session checks is enough @release', async ({ page }) => {
    await logIn(page);
    await page.route('**/api/Admin/verify', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Gelen kutusu' })).toBeVisible();
  });
});

type Poster = { readonly request: import('@playwright/test').APIRequestContext };

/** Sends a message as the form does, and returns its id. */
async function post({ request }: Poster, message: { fullName: string; message: string }) {
  const response = await request.post(submitSimpleContact.path, {
    headers: { 'Accept-Language': 'tr' },
    data: { email: 'a@ornek.example', ...message },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).id as string;
}
