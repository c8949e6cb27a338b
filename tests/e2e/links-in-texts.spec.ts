import { expect, test } from '@playwright/test';
import { identity } from '#contract/content/identity.ts';
import { decideBefore } from '#tests/support/browser/consent.ts';

test.beforeEach(({ page }) => decideBefore(page));

test('the policy’s “Cookie preferences” link opens the preferences by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/tr/cookies');
  const link = page.getByRole('main').getByRole('link', { name: 'Çerez tercihleri' }).first();
  const dialog = page.getByRole('dialog', { name: 'Çerez tercihleri' });
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/tr/cookies');
});

test('a page named in a text is a link to it, and a section named there is scrolled to', async ({
  page,
}) => {
  await page.goto('/tr/privacy');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'risklerini bilerek' }).click();
  await expect(page).toHaveURL('/tr/cookies#maps');
  await expect(main.getByRole('heading', { name: 'İşlevsel çerezler: harita' })).toBeInViewport();
  await main.getByRole('link', { name: 'gizlilik sayfamızda', exact: true }).first().click();
  await expect(page).toHaveURL('/tr/privacy');
});

test('addresses and phone numbers in texts are links', async ({ page }) => {
  const { email, phone } = identity;
  await page.goto('/tr/legal');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: phone.text })).toHaveAttribute(
    ...(['href', `tel:${phone.e164}`] as const),
  );
  await expect(main.getByRole('link', { name: email.info }).first()).toHaveAttribute(
    ...(['href', `mailto:${email.info}`] as const),
  );
  await main.getByRole('link', { name: identity.offices[0].street }).click();
  await expect(page).toHaveURL('/tr/contact#office-locations');
  await expect(page.locator('#office-locations')).toBeInViewport();
});

test('the notice beside the message form links to the section for its sender', async ({ page }) => {
  await page.goto('/tr/contact');
  await page.getByRole('main').getByRole('link', { name: 'Aydınlatma metni', exact: true }).click();
  await expect(page).toHaveURL('/tr/privacy#visitors');
  await expect(
    page.getByRole('heading', { name: 'Aydınlatma metni: bize yazan ziyaretçiler' }),
  ).toBeInViewport();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('“Cookie preferences” leads to the policy’s section about the choice', async ({ page }) => {
    await page.goto('/tr/cookies');
    await page.getByRole('main').getByRole('link', { name: 'Çerez tercihleri' }).first().click();
    await expect(page).toHaveURL('/tr/cookies#choice');
    await expect(page.getByRole('heading', { name: 'Seçim sizin' })).toBeInViewport();
  });
});
