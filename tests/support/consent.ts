import type { Page } from '@playwright/test';

export const consentKey = 'site_consent_v1';

export type Choices = {
  readonly maps: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
};
export const nothingAllowed: Choices = { maps: false, analytics: false, marketing: false };

/** From the next page on the visitor has decided already, so no banner asks. */
export async function decideBefore(page: Page, choices: Choices = nothingAllowed): Promise<void> {
  const record = { version: 1, updatedAt: 1, choices };
  await page.addInitScript(
    ([key, text]) => {
      // The map's document, framed, has no storage.
      if (window !== top) return;
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [consentKey, JSON.stringify(record)] as const,
  );
}

/** The record as it is stored. */
export function storedConsent(page: Page) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);
}
