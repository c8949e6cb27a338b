import { identity } from '#contract/content/identity.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

test('“Cookie preferences” opens the preferences by mouse and keyboard; a page, a section, a phone number and an address named in a text are links to them, as the notice beside the message form is @release', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await visitPage(page, '/tr/cookies');
  await test.step('the preferences', async () => {
    const link = main.getByRole('link', { name: 'Çerez tercihleri' }).first();
    const dialog = page.getByRole('dialog', { name: 'Çerez tercihleri' });
    await link.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/tr/cookies');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('a page, and a section', async () => {
    await main.getByRole('link', { name: 'gizlilik sayfamızda', exact: true }).first().click();
    await expect(page).toHaveURL('/tr/privacy');
    await main.getByRole('link', { name: 'risklerini bilerek' }).click();
    await expect(page).toHaveURL('/tr/cookies#maps');
    await expect(main.getByRole('heading', { name: 'İşlevsel çerezler: harita' })).toBeInViewport();
  });
  await test.step('a phone number, an e-mail address and the office', async () => {
    const { email, phone, offices } = identity;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Yasal uyarı' }).click();
    const href = (link: string) => ['href', link] as const;
    await expect(main.getByRole('link', { name: phone.text })).toHaveAttribute(
      ...href(`tel:${phone.e164}`),
    );
    await expect(main.getByRole('link', { name: email.info }).first()).toHaveAttribute(
      ...href(`mailto:${email.info}`),
    );
    await main.getByRole('link', { name: offices[0].street }).click();
    await expect(page).toHaveURL('/tr/contact#office-locations');
    await expect(page.locator('#office-locations')).toBeInViewport();
  });
  await test.step('the notice beside the message form', async () => {
    await main.getByRole('link', { name: 'Aydınlatma metni', exact: true }).click();
    await expect(page).toHaveURL('/tr/privacy#visitors');
    const notice = page.getByRole('heading', {
      name: 'Aydınlatma metni: bize yazan ziyaretçiler',
    });
    await expect(notice).toBeInViewport();
  });
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
