import type { Browser as Driven, Page } from 'playwright';
import type { Browser, Tab } from './tab.ts';

/** A browser that Playwright drives. */
export function playwrightBrowser(browser: Driven): Browser {
  return {
    open: async () => tabOf(await browser.newPage({ viewport: { width: 1440, height: 900 } })),
    end: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async run(script, ...given) {
      // As text: only the arguments are transferred.
      const text = `(${script}).apply(null, ${JSON.stringify(given)})`;
      try {
        return (await page.evaluate(text)) as never;
      } catch (error) {
        if (!String(error).includes('Execution context was destroyed')) throw error;
        // The page went on to another one meanwhile.
        await page.waitForLoadState();
        return (await page.evaluate(text)) as never;
      }
    },
    async pointAt(x, y, press = false) {
      if (press) await page.mouse.click(x, y);
      else await page.mouse.move(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: (selector, file) => page.setInputFiles(selector, file),
    async chooseOption(selector, value) {
      await page.selectOption(selector, value);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.close(),
  };
}
