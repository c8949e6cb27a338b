import { expect, type Page } from '@playwright/test';

/** Scrolls slightly, and last upwards, as it takes on a phone: from then on the contact button may appear. */
export async function scrollABit(page: Page): Promise<void> {
  for (const top of [160, 120]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Opens the floating contact form, also on a page that is still loading and will scroll to its top. */
export async function openContactForm(page: Page, name = 'Bize ulaşın'): Promise<void> {
  const button = page.getByRole('button', { name });
  const form = page.getByRole('dialog').filter({ has: page.getByLabel(/^(?:Mesaj|Message)$/) });
  await expect(async () => {
    // A slow machine may have opened it after the time for the click had passed.
    if (await form.isVisible()) return;
    await scrollABit(page);
    await button.click({ timeout: 1000 });
  }).toPass();
}
