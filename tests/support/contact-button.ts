import { expect, type Page } from '@playwright/test';

/** Scrolls as far as nobody notices: from then on the contact button may be there. */
export async function scrollABit(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
}

/** Opens the floating contact form, also on a page that is just arriving and will start at its top. */
export async function openContactForm(page: Page, name = 'Bize ulaşın'): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(async () => {
    await scrollABit(page);
    await expect(button).toBeVisible({ timeout: 300 });
  }).toPass();
  await button.click();
}
