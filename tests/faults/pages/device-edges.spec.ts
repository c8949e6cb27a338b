import type { Page } from '@playwright/test';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';
import { buttonOf, menuOf } from '../../support/browser/site-menu.ts';

/** The safe area of an iPhone with a camera in its screen, in landscape. */
const insets = { left: 59, right: 59, bottom: 21, top: 0 };

async function landscapePhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** The texts that reach into the insets at the left and right edge. */
function wordsUnderEdges(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(
    ([within, { left, right }]) => {
      const words: string[] = [];
      for (const part of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode } = walker;
          const text = currentNode.textContent?.trim();
          const parent = currentNode.parentElement;
          if (!text || !parent || parent.closest('.sr-only, [hidden], svg, noscript')) continue;
          const range = document.createRange();
          range.selectNodeContents(currentNode);
          const box = range.getBoundingClientRect();
          if (box.width > 1 && (box.left < left || box.right > innerWidth - right)) {
            words.push(`${text.slice(0, 40)} ${Math.round(box.left)}-${Math.round(box.right)}`);
          }
        }
      }
      return words;
    },
    [scope, insets] as const,
  );
}

test('on a phone in landscape no text lies under the camera, and the header reaches both edges', async ({
  page,
}) => {
  await landscapePhone(page);
  for (const id of pageIds) {
    await visitPage(page, hrefFor(id, 'tr'));
    expect(await wordsUnderEdges(page, 'header, main, footer, .floating-area'), id).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header).toMatchObject({ x: 0, width: 844 });
  }
});

test('on a phone in landscape no text of the menu lies under the camera', async ({ page }) => {
  await landscapePhone(page);
  await visitPage(page, '/tr');
  await buttonOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await expect.poll(() => wordsUnderEdges(page, 'dialog[open]')).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no field’s text is under 16 px, where a phone would zoom in', async ({ page }) => {
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
          .filter((field) => !/checkbox|radio|file/.test(field.getAttribute('type') ?? ''))
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
    for (const path of ['/tr/contact', '/tr/life']) {
      await visitPage(page, path);
      expect(await small(), path).toEqual([]);
    }
    await page.goto('/admin/login');
    await expect(page.getByLabel('Parola')).toBeVisible();
    expect(await small()).toEqual([]);
    for (const path of ['/admin', '/admin/applications', '/admin/people', '/admin/account']) {
      await openAdmin(page, path);
      await expect(page.locator('input').first()).toBeAttached();
      expect(await small(), path).toEqual([]);
    }
  });
});
