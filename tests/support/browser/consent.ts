import type { Page } from '@playwright/test';

export const consentKey = 'site_consent_v1';

export type Choices = {
  readonly maps: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
};
export const nothingAllowed: Choices = { maps: false, analytics: false, marketing: false };
export const allAllowed: Choices = { maps: true, analytics: true, marketing: true };

export const banner = (page: Page) => page.getByRole('region', { name: 'Çerezlerde söz sizin.' });
export const reopen = (page: Page) => page.getByRole('link', { name: 'Çerez tercihleri' }).click();
export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Çerez tercihleri' });

/** Stores a consent decision for all later pages, so that no banner appears. */
export async function decideBefore(page: Page, choices: Choices = nothingAllowed): Promise<void> {
  const record = { version: 1, updatedAt: 1, choices };
  await page.addInitScript(
    ([key, text]) => {
      // The sandboxed map frame has no storage.
      if (window !== top) return;
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [consentKey, JSON.stringify(record)] as const,
  );
}

/** The stored record. */
export function storedConsent(page: Page) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);
}

/** Records the consent events of all later pages. */
export async function recordConsentEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    addEventListener('site:consent', (event) => events.push((event as CustomEvent).detail.choices));
    Object.assign(window, { consentEvents: events });
  });
  return () =>
    page.evaluate(() => (window as unknown as { consentEvents: unknown[] }).consentEvents);
}
