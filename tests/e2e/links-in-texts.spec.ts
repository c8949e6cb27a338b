import { expect, test } from '@playwright/test';
import { decideBefore } from '#tests/support/browser/consent.ts';
import { identity } from '#web/content/identity.ts';
import { releaseUnless } from '../support/release.ts';

test.beforeEach(({ page }) => decideBefore(page));

const languages = [
  {
    language: 'tr',
    preferences: 'Çerez tercihleri',
    policy: 'gizlilik sayfamızda',
    risks: 'risklerini bilerek',
    risksTitle: 'İşlevsel çerezler: harita',
    notice: 'Aydınlatma metni',
    noticeTitle: 'Aydınlatma metni: bize yazan ziyaretçiler',
  },
  {
    language: 'en',
    preferences: 'Cookie preferences',
    policy: 'privacy policy',
    risks: 'knowing its risks',
    risksTitle: 'Functional cookies: maps',
    notice: 'Privacy notice',
    noticeTitle: 'Privacy notice: visitors who write to us',
  },
] as const;

for (const on of languages) {
  test.describe(`${on.language}${releaseUnless(on.language === 'tr')}`, () => {
    test('the policy’s “Cookie preferences” link opens the preferences by mouse and by keyboard', async ({
      page,
    }) => {
      await page.goto(`/${on.language}/cookies`);
      const link = page.getByRole('main').getByRole('link', { name: on.preferences }).first();
      const dialog = page.getByRole('dialog', { name: on.preferences });
      await link.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`/${on.language}/cookies`);
    });

    test('a page named in a text is a link to it, and a section named there is scrolled to', async ({
      page,
    }) => {
      await page.goto(`/${on.language}/privacy`);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: on.risks }).click();
      await expect(page).toHaveURL(`/${on.language}/cookies#maps`);
      await expect(main.getByRole('heading', { name: on.risksTitle })).toBeInViewport();
      await main.getByRole('link', { name: on.policy, exact: true }).first().click();
      await expect(page).toHaveURL(`/${on.language}/privacy`);
    });

    test('addresses and phone numbers in texts are links', async ({ page }) => {
      const { email, phone } = identity;
      await page.goto(`/${on.language}/legal`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: phone.text })).toHaveAttribute(
        ...(['href', `tel:${phone.e164}`] as const),
      );
      await expect(main.getByRole('link', { name: email.info }).first()).toHaveAttribute(
        ...(['href', `mailto:${email.info}`] as const),
      );
      await main.getByRole('link', { name: identity.offices[0].street }).click();
      await expect(page).toHaveURL(`/${on.language}/contact#office-locations`);
      await expect(page.locator('#office-locations')).toBeInViewport();
    });

    test('the notice beside the message form links to the section for its sender', async ({
      page,
    }) => {
      await page.goto(`/${on.language}/contact`);
      await page.getByRole('main').getByRole('link', { name: on.notice, exact: true }).click();
      await expect(page).toHaveURL(`/${on.language}/privacy#visitors`);
      await expect(page.getByRole('heading', { name: on.noticeTitle })).toBeInViewport();
    });
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('“Cookie preferences” leads to the policy’s section about the choice', async ({ page }) => {
    await page.goto('/tr/cookies');
    await page.getByRole('main').getByRole('link', { name: 'Çerez tercihleri' }).first().click();
    await expect(page).toHaveURL('/tr/cookies#choice');
    await expect(page.getByRole('heading', { name: 'Seçim sizin' })).toBeInViewport();
  });
});
