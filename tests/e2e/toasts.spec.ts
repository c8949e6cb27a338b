import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { expect, test } from '../support/site.ts';

const kinds = ['Success', 'Info', 'Warning', 'Error', 'Loading', 'Default'] as const;
const durationMs = 4000;
const leaveMs = 200;

const night = new Date('2026-03-01T20:00:00Z');
const later = new Date('2026-03-01T21:00:00Z');

let server: DevServer;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server?.stop());

/** The styleguide, at an hour that stands still. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: night });
  await page.goto(`${server.url}/styleguide`, { waitUntil: 'commit' });
  // What is drawn is alive: nothing is prerendered here.
  await sample(page, 'Success').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(later);
});

const sample = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** Presses a button as the keyboard does: no pointer moves. */
async function raise(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await sample(page, name).press('Enter');
}

const regionOf = (page: Page, around: Page | Locator = page) =>
  around.getByRole('region', { name: 'Bildirimler' });
/** Those that are shown: one on its way out, or waiting its turn, is inert. */
const toastsOf = (page: Page, around: Page | Locator = page) =>
  regionOf(page, around).getByRole('listitem').and(page.locator(':not([inert])'));
const closeOf = (toast: Locator) => toast.getByRole('button', { name: 'Bildirimi kapat' });
const frontOf = (page: Page) => toastsOf(page).first();

/** A place over the page and beside the toasts. */
const away = [40, 700] as const;

/** Lets React finish, which works in tasks of its own, and time pass. */
async function pass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/** A task is a message's turn: the clock holds up timers, and no messages. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const port of [1, 2, 3, 4]) {
      const { port1, port2 } = new MessageChannel();
      port2.postMessage(port);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
      });
    }
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
}

async function middleOf(toast: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(toast);
  return { x: x + width / 2, y: y + height / 2 };
}

async function holds(page: Page): Promise<void> {
  await pass(page, 3 * durationMs);
  await expect(toastsOf(page)).toHaveCount(1);
}

async function leavesAfter(page: Page, ms: number): Promise<void> {
  await pass(page, ms - 1);
  await expect(toastsOf(page)).toHaveCount(1);
  await pass(page, 1);
  await expect(toastsOf(page)).toHaveCount(0);
}

/** What a screen reader is told from now on: the toasts that come into a live region. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const told = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target instanceof Element) || !target.closest('[aria-live=polite]')) continue;
        for (const node of addedNodes) {
          if (!(node instanceof HTMLLIElement)) continue;
          heard.push(node.querySelector('p')?.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    return heard;
  });
  return () => told.jsonValue();
}

async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.describe('with motion', () => {
  test('a toast of any kind is shown and told, and leaves the focus where it is', async ({
    page,
  }) => {
    const told = await listen(page);
    const texts: string[] = [];
    for (const kind of kinds) {
      await sample(page, kind).focus();
      await raise(page, kind);
      await expect(closeOf(frontOf(page))).toBeVisible();
      const text = await frontOf(page).getByRole('paragraph').innerText();
      expect(text.length).toBeGreaterThan(5);
      texts.push(text);
      await expect(sample(page, kind)).toBeFocused();
    }
    expect(await told()).toEqual(texts);
  });

  test('the live region is there before there is any news, and empty when the toasts are gone', async ({
    page,
  }) => {
    await expect(regionOf(page)).toHaveAttribute('aria-live', 'polite');
    await expect(regionOf(page)).toHaveText('');
    await raise(page, 'Success');
    await expect(regionOf(page)).toHaveText('Mesajınız alındı.');
    await leavesAfter(page, durationMs);
    await pass(page, leaveMs);
    await expect(regionOf(page)).toHaveText('');
  });

  test('each toast is told once, the same words twice are told twice, and restacking tells nothing', async ({
    page,
  }) => {
    const told = await listen(page);
    await raise(page, 'Success', 'Success');
    await raise(page, 'Success', 'Error');
    await frontOf(page).hover();
    await page.mouse.move(...away);
    await closeOf(frontOf(page)).click();
    await pass(page, durationMs);
    const success = 'Mesajınız alındı.';
    expect(await told()).toEqual([success, success, success, 'Gönderilemedi.']);
  });

  test('a toast leaves after 4000 ms, and not before', async ({ page }) => {
    for (const kind of kinds.filter((name) => name !== 'Loading')) {
      await raise(page, kind);
      await leavesAfter(page, durationMs);
    }
  });

  test('what is loading stays until it is done, and then has 4000 ms', async ({ page }) => {
    await raise(page, 'Loading');
    await holds(page);
    await raise(page, 'Loading done');
    await expect(frontOf(page)).toContainText('alındı');
    await leavesAfter(page, durationMs);
  });

  test('what is loading leaves when it is given up', async ({ page }) => {
    await raise(page, 'Loading');
    await holds(page);
    await raise(page, 'Loading given up');
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('three toasts are visible at most, the newest in front, and those behind keep their time', async ({
    page,
  }) => {
    await raise(page, 'Five at once');
    await expect(toastsOf(page)).toHaveCount(3);
    await expect(frontOf(page)).toContainText('kopyalandı');
    await pass(page, durationMs);
    await expect(toastsOf(page)).toHaveCount(2);
    await expect(frontOf(page)).toContainText('İngilizce');
    await pass(page, durationMs - 1);
    await expect(toastsOf(page)).toHaveCount(2);
    await pass(page, 1);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('a toast that makes room for a newer one has the rest of its time when it is back', async ({
    page,
  }) => {
    await raise(page, 'Success');
    await pass(page, 1000);
    await raise(page, 'Info', 'Warning', 'Error');
    await expect(toastsOf(page)).toHaveCount(3);
    await expect(toastsOf(page).filter({ hasText: 'alındı' })).toHaveCount(0);
    await pass(page, durationMs);
    await expect(frontOf(page)).toContainText('alındı');
    await leavesAfter(page, durationMs - 1000);
  });

  test.describe('time stands still', () => {
    test('while the pointer is on a toast', async ({ page }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await frontOf(page).hover();
      await holds(page);
      await page.mouse.move(...away);
      await leavesAfter(page, 1000);
    });

    test('while the focus is in the toasts', async ({ page }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await closeOf(frontOf(page)).focus();
      await holds(page);
      await sample(page, 'Success').focus();
      await leavesAfter(page, 1000);
    });

    test('while the tab is hidden', async ({ page }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await hideTab(page, true);
      await holds(page);
      await hideTab(page, false);
      await leavesAfter(page, 1000);
    });

    test('until the last of several reasons has ended', async ({ page }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await frontOf(page).hover();
      await closeOf(frontOf(page)).focus();
      await hideTab(page, true);
      await page.mouse.move(...away);
      await holds(page);
      await hideTab(page, false);
      await holds(page);
      await sample(page, 'Success').focus();
      await leavesAfter(page, 1000);
    });

    test('for a toast that comes meanwhile too, which then has its own time and no more', async ({
      page,
    }) => {
      await raise(page, 'Success');
      await frontOf(page).hover();
      await pass(page, 10_000);
      await raise(page, 'Info');
      await expect(toastsOf(page)).toHaveCount(2);
      await pass(page, 10_000);
      await page.mouse.move(...away);
      await pass(page, durationMs - 1);
      await expect(toastsOf(page)).toHaveCount(2);
      await pass(page, 1);
      await expect(toastsOf(page)).toHaveCount(0);
    });

    test('no longer than the toasts that were held: the next one is not held', async ({ page }) => {
      await raise(page, 'Success');
      await closeOf(frontOf(page)).click();
      await expect(toastsOf(page)).toHaveCount(0);
      await page.mouse.move(...away);
      await raise(page, 'Info');
      await leavesAfter(page, durationMs);
    });
  });

  test('the close button takes its toast away, and the mouse takes the focus from nobody', async ({
    page,
  }) => {
    await raise(page, 'Success', 'Info');
    await frontOf(page).hover();
    await closeOf(toastsOf(page).last()).click();
    await expect(toastsOf(page)).toHaveText(['Sayfa artık İngilizce.']);
    await expect(sample(page, 'Info')).toBeFocused();
  });

  test.describe('swiped by the mouse', () => {
    /** Presses, moves in steps, and releases after so long. */
    async function swipe(page: Page, x: number, y: number, ms: number): Promise<void> {
      await comesHome(frontOf(page));
      const from = await middleOf(frontOf(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      const steps = 4;
      for (let step = 1; step <= steps; step += 1) {
        await pass(page, ms / steps);
        await page.mouse.move(from.x + (x * step) / steps, from.y + (y * step) / steps);
      }
      await page.mouse.up();
    }

    /** An earlier swipe may have left it on its way: a hand would wait, too. */
    async function comesHome(toast: Locator): Promise<void> {
      await toast.evaluate((element) =>
        Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
      );
    }

    const directions = [
      [-1, 0],
      [1, 0],
      [0, -1],
    ] as const;

    test('sideways or up, a toast leaves at 45 px, however slowly', async ({ page }) => {
      for (const [x, y] of directions) {
        await raise(page, 'Success');
        await swipe(page, 44 * x, 44 * y, 2000);
        await expect(toastsOf(page)).toHaveCount(1);
        await swipe(page, 45 * x, 45 * y, 2000);
        await expect(toastsOf(page)).toHaveCount(0);
      }
    });

    test('sideways or up, a toast leaves above 0.11 px a millisecond, however short', async ({
      page,
    }) => {
      for (const [x, y] of directions) {
        await raise(page, 'Success');
        await swipe(page, 20 * x, 20 * y, 200);
        await expect(toastsOf(page)).toHaveCount(1);
        await swipe(page, 20 * x, 20 * y, 160);
        await expect(toastsOf(page)).toHaveCount(0);
      }
    });

    test('down, a toast stays', async ({ page }) => {
      await raise(page, 'Success');
      await swipe(page, 0, 200, 200);
      await expect(toastsOf(page)).toHaveCount(1);
    });

    test('a toast that was sent away and is wanted again is back at its place', async ({
      page,
    }) => {
      await raise(page, 'Loading');
      const { x } = await middleOf(frontOf(page));
      await swipe(page, 60, 0, 600);
      await expect(toastsOf(page)).toHaveCount(0);
      await raise(page, 'Loading done');
      await expect.poll(async () => (await middleOf(frontOf(page))).x).toBeCloseTo(x, 0);
    });

    test('a toast that is taken away under the pointer holds the others no longer', async ({
      page,
    }) => {
      await raise(page, 'Success', 'Loading');
      const from = await middleOf(frontOf(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await raise(page, 'Loading given up');
      await pass(page, leaveMs);
      await expect(regionOf(page).getByRole('listitem')).toHaveCount(1);
      await page.mouse.move(...away);
      await leavesAfter(page, durationMs);
      await page.mouse.up();
    });

    test('a toast follows the pointer, and comes back when it is let go too early', async ({
      page,
    }) => {
      await raise(page, 'Success');
      const from = await middleOf(frontOf(page));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 30, from.y);
      await expect.poll(async () => (await middleOf(frontOf(page))).x).toBeCloseTo(from.x + 30, 0);
      await pass(page, 5 * durationMs);
      await page.mouse.up();
      await expect.poll(async () => (await middleOf(frontOf(page))).x).toBeCloseTo(from.x, 0);
    });
  });

  test.describe('by the keyboard', () => {
    test('Alt+T focuses the toasts, which wait, and Escape returns the focus and the time', async ({
      page,
    }) => {
      await raise(page, 'Success');
      await pass(page, 3000);
      await page.keyboard.press('Alt+t');
      await expect(regionOf(page)).toBeFocused();
      await holds(page);
      await page.keyboard.press('Tab');
      await expect(closeOf(frontOf(page))).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sample(page, 'Success')).toBeFocused();
      await leavesAfter(page, 1000);
    });

    test('Escape leaves nothing focused where nothing was', async ({ page }) => {
      await raise(page, 'Success');
      await sample(page, 'Success').blur();
      await page.keyboard.press('Alt+t');
      await expect(regionOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(regionOf(page)).not.toBeFocused();
      await leavesAfter(page, durationMs);
    });

    test('Alt+T does nothing where there is no toast, nor does AltGr+T, which types ₺', async ({
      page,
    }) => {
      const first = sample(page, 'Success');
      await first.focus();
      await page.keyboard.press('Alt+t');
      await expect(first).toBeFocused();
      await raise(page, 'Success');
      await page.keyboard.press('Control+Alt+t');
      await expect(first).toBeFocused();
      await pass(page, durationMs);
      await expect(toastsOf(page)).toHaveCount(0);
      await page.keyboard.press('Alt+t');
      await expect(first).toBeFocused();
    });

    test('Delete takes the newest toast away, or the one that has the focus, and gives the focus back after the last', async ({
      page,
    }) => {
      await raise(page, 'Three at once');
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Delete');
      await expect(toastsOf(page)).toHaveText(['Sayfa artık İngilizce.', 'Mesajınız alındı.']);
      await expect(regionOf(page)).toBeFocused();
      await closeOf(toastsOf(page).last()).focus();
      await page.keyboard.press('Delete');
      await expect(toastsOf(page)).toHaveText(['Sayfa artık İngilizce.']);
      await expect(regionOf(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(toastsOf(page)).toHaveCount(0);
      await expect(sample(page, 'Three at once')).toBeFocused();
    });
  });

  test('only place, size and opacity change when toasts come, open and leave', async ({ page }) => {
    const moved = await page.evaluateHandle(() => {
      const properties = new Set<string>();
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.closest('ol[popover]'))
          properties.add(propertyName);
      });
      return properties;
    });
    await raise(page, 'Long', 'Five at once');
    await expect(toastsOf(page)).toHaveCount(3);
    await frontOf(page).hover();
    await page.mouse.move(...away);
    await closeOf(frontOf(page)).click();
    await pass(page, durationMs);
    const names = await moved.evaluate((properties) => [...properties].toSorted());
    expect(names).toContain('translate');
    for (const name of names)
      expect(['opacity', 'scale', 'translate', 'visibility']).toContain(name);
  });

  test.describe('where a dialog is open', () => {
    const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'A dialog' });
    const open = async (page: Page) => {
      await raise(page, 'In a dialog');
      await expect(dialogOf(page)).toBeVisible();
    };
    const press = (page: Page, name: string) =>
      dialogOf(page).getByRole('button', { name }).press('Enter');

    test('a toast is shown in it, can be reached, and is told once', async ({ page }) => {
      const told = await listen(page);
      await open(page);
      await press(page, 'Error inside');
      const toast = toastsOf(page, dialogOf(page));
      await expect(toast).toHaveText('Gönderilemedi.');
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await expect(closeOf(toast)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: 'Error inside' })).toBeFocused();
      await closeOf(toast).click();
      await expect(toast).toHaveCount(0);
      expect(await told()).toEqual(['Gönderilemedi.']);
    });

    test('a toast goes along into it and back out, with its time', async ({ page }) => {
      await raise(page, 'Success');
      await pass(page, 1000);
      await open(page);
      await expect(toastsOf(page, dialogOf(page))).toHaveText('Mesajınız alındı.');
      await pass(page, 1000);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await leavesAfter(page, durationMs - 2000);
    });

    test('a toast that comes as it closes is shown and told by the page', async ({ page }) => {
      await open(page);
      const told = await listen(page);
      await press(page, 'Success, and closed');
      await expect(dialogOf(page)).toBeHidden();
      await expect(toastsOf(page)).toHaveText('Mesajınız alındı.');
      expect((await told()).at(-1)).toBe('Mesajınız alındı.');
    });
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await raise(page, 'Loading', 'Long', 'Success');
    await frontOf(page).hover();
    await closeOf(frontOf(page)).click();
    const moving = await regionOf(page).evaluate((region) =>
      region.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
    expect(moving).toEqual([]);
    await expect(toastsOf(page)).toHaveCount(2);
  });

  test('a toast stands at the top’s centre, 356 px wide, and its button is 44 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await raise(page, 'Success');
    const box = await boxOf(frontOf(page));
    expect(box.width).toBe(356);
    // 1rem is 17 px here.
    expect(box.y).toBe(17);
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box.x + box.width / 2).toBeCloseTo(room / 2, 0);
    const button = await boxOf(closeOf(frontOf(page)));
    expect([button.width, button.height]).toEqual([44, 44]);
  });

  test('the stack is folded: each looks out under the one before it, however tall it is', async ({
    page,
  }) => {
    await raise(page, 'Long', 'Success', 'Info');
    await expect(toastsOf(page)).toHaveCount(3);
    const front = await boxOf(frontOf(page));
    const list = await boxOf(regionOf(page).getByRole('list'));
    expect(list.height).toBeGreaterThan(front.height + 10);
    expect(list.height).toBeLessThan(front.height + 30);
    const opacities = await toastsOf(page).evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card).opacity),
    );
    expect(opacities).toEqual(['1', '0', '0']);
  });

  for (const [reason, hold] of [
    ['the pointer is on it', (page: Page) => frontOf(page).hover()],
    ['the focus is in it', (page: Page) => page.keyboard.press('Alt+t')],
  ] as const) {
    test(`the stack opens while ${reason}: one under the other, 14 px apart`, async ({ page }) => {
      await raise(page, 'Success', 'Long', 'Info');
      await expect(toastsOf(page)).toHaveCount(3);
      await hold(page);
      await expect(toastsOf(page).last()).toHaveCSS('opacity', '1');
      const boxes = await Promise.all((await toastsOf(page).all()).map(boxOf));
      expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
      const [first, second, third] = boxes;
      if (!first || !second || !third) throw new Error('Three were raised');
      expect(second.height).toBeGreaterThan(first.height + 40);
      expect(second.y - first.y - first.height).toBeCloseTo(14, 1);
      expect(third.y - second.y - second.height).toBeCloseTo(14, 1);
    });
  }

  test('the gap between two toasts is as good as a toast for the pointer', async ({ page }) => {
    await raise(page, 'Success', 'Info');
    await frontOf(page).hover();
    const { y, height } = await boxOf(frontOf(page));
    await page.mouse.move((await middleOf(frontOf(page))).x, y + height + 7);
    await pass(page, 3 * durationMs);
    await expect(toastsOf(page)).toHaveCount(2);
    await expect(toastsOf(page).last()).toHaveCSS('opacity', '1');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in the ${colorScheme} scheme`, () => {
      test.use({ colorScheme });

      test('axe finds nothing in toasts of any kind, folded or open', async ({ page }) => {
        // Axe needs a clock that goes on; the toasts stay.
        await hideTab(page, true);
        await page.clock.resume();
        for (const names of [kinds.slice(0, 3), kinds.slice(3)]) {
          await raise(page, ...names);
          await expect(toastsOf(page)).toHaveCount(3);
          expect(await violations(page)).toEqual([]);
          await page.keyboard.press('Alt+t');
          await expect(toastsOf(page).last()).toHaveCSS('opacity', '1');
          expect(await violations(page)).toEqual([]);
        }
      });
    });
  }

  async function violations(page: Page) {
    const { violations } = await new AxeBuilder({ page })
      .include('section[tabindex="-1"]')
      .analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 700 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a toast keeps a margin on both sides', async ({ page }) => {
    await raise(page, 'Long');
    const { x, width } = await boxOf(frontOf(page));
    expect(x).toBe(17);
    expect(width).toBe(360 - 2 * 17);
  });

  test('a tap opens the stack and holds it, another one or one beside it lets it go', async ({
    page,
  }) => {
    await raise(page, 'Success', 'Info');
    const last = toastsOf(page).last();
    const { x, y } = await middleOf(frontOf(page));
    for (const end of [[x, y] as const, [40, 600] as const]) {
      await expect(last).toHaveCSS('opacity', '0');
      await page.touchscreen.tap(x, y);
      await expect(last).toHaveCSS('opacity', '1');
      await pass(page, 3 * durationMs);
      await expect(toastsOf(page)).toHaveCount(2);
      await page.touchscreen.tap(...end);
    }
    await expect(last).toHaveCSS('opacity', '0');
    await pass(page, durationMs);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  /** A finger on the screen, which Playwright itself only taps with. */
  async function drag(
    page: Page,
    from: { x: number; y: number },
    x: number,
    y: number,
    ms: number,
  ) {
    const client = await page.context().newCDPSession(page);
    const steps = 6;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [{ x: from.x + (x * step) / steps, y: from.y + (y * step) / steps }],
      });
    await send('touchStart', 0);
    for (let step = 1; step <= steps; step += 1) {
      await pass(page, ms / steps);
      await send('touchMove', step);
    }
    await send('touchEnd', steps);
    await client.detach();
  }

  for (const [direction, x, y] of [
    ['sideways', 60, 0],
    ['up', 0, -45],
  ] as const) {
    test(`a finger sends a toast away ${direction}, and the page stays where it is`, async ({
      page,
    }) => {
      await raise(page, 'Success');
      const { y: before } = await boxOf(sample(page, 'Success'));
      await drag(page, await middleOf(frontOf(page)), x, y, 1200);
      await expect(toastsOf(page)).toHaveCount(0);
      expect((await boxOf(sample(page, 'Success'))).y).toBeCloseTo(before, 0);
    });
  }

  test('a finger beside the toast scrolls the page as ever', async ({ page }) => {
    await raise(page, 'Success');
    const { y: before } = await boxOf(sample(page, 'Success'));
    await drag(page, { x: 180, y: 500 }, 0, -200, 1200);
    const moved = async () => before - (await boxOf(sample(page, 'Success'))).y;
    await expect.poll(moved).toBeGreaterThan(50);
    await expect(toastsOf(page)).toHaveCount(1);
  });
});
