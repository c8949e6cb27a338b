import { test as base } from '@playwright/test';
import { nginxUrl } from '../support/addresses.ts';
import { firefox } from '../support/engines/firefox.ts';
import { scenarios } from '../support/engines/scenarios/index.ts';
import type { Browser, EngineOptions } from '../support/engines/tab.ts';
import { visitorAt } from '../support/engines/visitor.ts';
import { webkit } from '../support/engines/webkit.ts';
import { releaseUnless } from '../support/release.ts';

const engines = { firefox, webkit } as const;
const test = base.extend<object, EngineOptions & { readonly started: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const browser = await engines[engine].start();
      await use(browser);
      await browser.end();
    },
    { scope: 'worker' },
  ],
});

for (const [title, scenario] of Object.entries(scenarios)) {
  test(`${title}${releaseUnless(/^an application is sent/.test(title))}`, async ({ started }) => {
    test.setTimeout(90_000);
    const tab = await started.open();
    try {
      await scenario(visitorAt(tab, nginxUrl));
    } finally {
      await tab.close();
    }
  });
}
