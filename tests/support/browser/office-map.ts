import type { BrowserContext, Locator, Page } from '@playwright/test';
import { hrefFor } from '#contract/content/site-map.ts';
import type { Language } from '#tests/support/languages.ts';
import { type Choices, consentKey } from './consent.ts';
import { drawnMap, ofMapsScript, standInForGoogle } from './maps-stand-in.ts';
import { expect, visitPage } from './site.ts';

/** The texts of the office's card in each language. */
export const words = {
  tr: {
    title: 'Ofisimizin haritası',
    question: /Harita Google’dan yüklenir/,
    show: 'Haritayı göster',
    link: 'Google Haritalar’da aç',
    retry: 'Yeniden dene',
  },
  en: {
    title: 'Map of our office',
    question: /The map comes from Google/,
    show: 'Show the map',
    link: 'Open in Google Maps',
    retry: 'Try again',
  },
} as const;
/** The error shown in place of the map, in every language. */
export const failure = 'Failed to load Google Maps JS API';

/** The URLs of other origins that a page requests. */
export function foreignRequests(page: Page, baseURL: string | undefined): string[] {
  const { origin } = new URL(baseURL ?? '');
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) requested.push(url.href);
  });
  return requested;
}

/** Opens the contact page at the office's card with the map. */
export async function openOffice(page: Page, language: Language = 'tr'): Promise<void> {
  await visitPage(page, hrefFor('contact', language));
  await page.locator('#office-locations').scrollIntoViewIfNeeded();
}

/** The button that allows the map. */
export function showButton(page: Page, language: Language = 'tr'): Locator {
  return page.getByRole('button', { name: words[language].show });
}

/** Expects the map drawn in the office's card. */
export async function expectMap(page: Page, language: Language = 'tr'): Promise<void> {
  const map = page.locator(`#office-locations iframe[title="${words[language].title}"]`);
  await expect(map).toBeVisible();
  await expect.poll(() => drawnMap(page)).toBeTruthy();
}

/** Expects the error, beside the plain link, in place of the map. */
export async function expectFailure(page: Page): Promise<void> {
  const alert = page.locator('#office-locations').getByRole('alert');
  await expect(alert).toContainText(failure);
  await expect(alert.getByText(failure)).toHaveAttribute('lang', 'en');
  await expect(alert.getByRole('link', { name: words.tr.link })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

/** Lets Google answer, and expects the map after one press on the error's button. */
export async function retry(page: Page): Promise<void> {
  const alert = page.locator('#office-locations').getByRole('alert');
  await page.unroute(ofMapsScript);
  await standInForGoogle(page);
  await alert.getByRole('button', { name: words.tr.retry }).click();
  await expectMap(page);
  await expect(alert).toBeHidden();
}

/** Stores a consent record, as an earlier visit would. */
export async function storeRecord(context: BrowserContext, choices: Choices): Promise<void> {
  const record = JSON.stringify({ version: 1, updatedAt: 1, choices });
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), [
    consentKey,
    record,
  ] as const);
  await other.close();
}

/** Stores consent to everything or nothing, as an earlier visit would. */
export async function storeChoice(context: BrowserContext, maps: boolean): Promise<void> {
  await storeRecord(context, { maps, analytics: maps, marketing: maps });
}
