import { test as base, expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { nginxUrl } from '../support/addresses.ts';
import { editorOf } from '../support/api/content.ts';
import { opening, openingValues } from '../support/api/openings.ts';
import { startOwnSite } from '../support/browser/own-site.ts';
import { firefox } from '../support/engines/firefox.ts';
import { decided } from '../support/engines/scenarios/decided.ts';
import { sendApplication } from '../support/engines/scenarios/forms.ts';
import { scenarios } from '../support/engines/scenarios/index.ts';
import type { Browser, EngineOptions } from '../support/engines/tab.ts';
import { visitorAt } from '../support/engines/visitor.ts';
import { webkit } from '../support/engines/webkit.ts';
import { releaseTag } from '../support/release.ts';

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

test('a position is found in the list, read and applied to; once it is closed its address says so', async ({
  started,
}) => {
  test.setTimeout(90_000);
  await using site = await startOwnSite({});
  const { publish, adminCall } = await editorOf(site);
  await publish(...opening('ag'));
  const tab = await started.open();
  try {
    const visitor = visitorAt(tab, site.url);
    await decided(visitor, '/tr/life');
    await visitor.press('link', openingValues['/title/tr'], '#join-team');
    await visitor.isAt('/tr/life/kidemli-ag-muhendisi');
    await visitor.reads('SIP ve BGP deneyimi.');
    await sendApplication(visitor, '#apply');
    const { items } = await adminCall(calls.listApplications);
    expect(items.map((one) => one.opening)).toEqual(['ag']);
    await publish(['openings/ag', '/state', 'closed']);
    await visitor.open('/tr/life/kidemli-ag-muhendisi');
    await visitor.reads('Bu ilan kapandı.');
  } finally {
    await tab.close();
  }
});

for (const [title, scenario] of Object.entries(scenarios)) {
  test(`${title} ${releaseTag}`, async ({ started }) => {
    test.setTimeout(90_000);
    const tab = await started.open();
    try {
      await scenario(visitorAt(tab, nginxUrl));
    } finally {
      await tab.close();
    }
  });
}
