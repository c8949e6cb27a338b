import { expect, type Page } from '@playwright/test';

/** Scrolls slightly: from then on the contact button may appear. */
export async function scrollABit(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
}

/** Opens the floating contact form, also on a page that is still loading and will scroll to its top. */
export async function openContactForm(page: Page, name = 'Bize ulaşın'): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(async () => {
    await scrollABit(page);
    await expect(button).toBeVisible({ timeout: 300 });
  }).toPass();
  await button.click();
}
