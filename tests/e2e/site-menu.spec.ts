import type { Page } from '@playwright/test';
import { hrefFor, navigation, pages, type SectionId } from '#contract/content/site-map.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { drawn } from '../support/browser/drawn.ts';
import { recordScrolls, scrollsOf } from '../support/browser/scrolls.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { buttonOf, menuOf } from '../support/browser/site-menu.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => decideBefore(page));

async function openMenu(page: Page, path = '/tr/legal'): Promise<void> {
  await visitPage(page, path);
  await buttonOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
}

test('the menu lists every page and section, and marks the current ones; axe finds nothing in it in either scheme', async ({
  page,
}) => {
  await openMenu(page, '/tr/services#digital-services');
  for (const id of navigation) {
    await expect(menuOf(page).locator(`[href="${hrefFor(id, 'tr')}"]`)).toBeVisible();
    for (const section of pages[id].sections as readonly SectionId[]) {
      await expect(
        menuOf(page).locator(`[href="${hrefFor(id, 'tr', section as never)}"]`),
      ).toBeVisible();
    }
  }
  await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('Hizmetler');
  await expect(menuOf(page).locator('[aria-current=location]')).toHaveText('Dijital hizmetler');
  await axeFindsNothing(page, 'the menu');
});

test('the close button, Escape and a tap outside close the menu and return the focus to its button; choosing a section closes it and scrolls to the section, choosing a page moves the focus to the page’s heading', async ({
  page,
}) => {
  await recordScrolls(page);
  await openMenu(page);
  const close = [
    () => menuOf(page).getByRole('button', { name: 'Menüyü kapat' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(20, 500),
  ];
  for (const [index, how] of close.entries()) {
    if (index > 0) await buttonOf(page).tap();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await drawn(page);
    await how();
    await expect(menuOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
    await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
  }

  await buttonOf(page).tap();
  await menuOf(page).getByRole('link', { name: 'Misyon ve vizyon' }).tap();
  await expect(page).toHaveURL('/tr/about#mission-vision');
  await expect(menuOf(page)).toBeHidden();
  await expect
    .poll(() => scrollsOf(page))
    .toEqual([{ to: 'mission-vision', behavior: 'smooth', block: 'end' }]);
  await expect(page.locator('#mission-vision')).toBeFocused();

  await buttonOf(page).tap();
  await menuOf(page).getByRole('link', { name: 'Sertifikalar' }).tap();
  await expect(page).toHaveURL('/tr/certificates');
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link pressed twice leads to its page by one entry @release', async ({ page }) => {
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Sertifikalar' }).dblclick();
  await expect(page).toHaveURL('/tr/certificates');
  // The second press may be on the page already.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/tr/legal');
});

test('the menu lies at the right edge over a page that cannot scroll, and closes at desktop width @release', async ({
  page,
}) => {
  await openMenu(page);
  await expect
    .poll(async () => {
      const box = await menuOf(page).boundingBox();
      return box && [Math.round(box.x + box.width), Math.round(box.height)];
    })
    .toEqual([390, 844]);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Yaşam' })).toBeVisible();
});

test('the keyboard focus stays inside the open menu, and the focused link is never covered by its sticky foot @release', async ({
  page,
}) => {
  await openMenu(page);
  const covered = () => {
    const { activeElement: link } = document;
    if (link !== document.body && !link?.closest('dialog')) return 'outside';
    const { x = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
    const seen = document.elementFromPoint(x + 20, bottom - 4);
    return link?.closest('dialog') && !link.contains(seen) ? link.textContent : '';
  };
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    // While the menu slides in, its first link is still beside the window.
    await expect.poll(() => page.evaluate(covered)).toBe('');
  }
});

test.describe('on a bad connection', () => {
  test.use({ complaintsExpected: true });

  test('a menu whose style sheet was lost once is drawn as ever', async ({ page }) => {
    let lost = 0;
    await page.route('**/assets/client-*.css', (route) =>
      lost++ === 0 ? route.abort() : route.continue(),
    );
    await visitPage(page, '/tr/legal');
    await buttonOf(page).tap();
    await expect(menuOf(page)).toHaveCSS('position', 'fixed');
    expect(lost).toBe(2);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu button leads to the list of pages in the footer', async ({ page }) => {
    await page.goto('/tr/legal');
    await expect(buttonOf(page)).toBeHidden();
    await page.getByRole('link', { name: 'Menüyü aç' }).tap();
    await expect(page).toHaveURL('/tr/legal#site-links');
    await expect(page.locator('#site-links').getByRole('link', { name: 'Yaşam' })).toBeInViewport();
    await page.getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL('/en/legal');
  });
});
