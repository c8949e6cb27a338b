import { test as base, expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { nginxUrl } from '../support/addresses.ts';
import { adminOf } from '../support/api/admin.ts';
import { editorOf } from '../support/api/content.ts';
import { addApp, codeOf } from '../support/api/factors.ts';
import { hurry } from '../support/api/mail-notices.ts';
import { startMailServer } from '../support/api/mail-server.ts';
import { startOwnSite } from '../support/browser/own-site.ts';
import { firefox } from '../support/engines/firefox.ts';
import { scenarios } from '../support/engines/scenarios/index.ts';
import { applyToOpening, publishOpening, turnDown } from '../support/engines/scenarios/opening.ts';
import { logInByCode } from '../support/engines/scenarios/second-factor.ts';
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

test('a position is written in two languages, published, found, read and applied to; once it is closed its page says so, and the applicant is turned down by a letter @release', async ({
  started,
}) => {
  // The longest walk: WebKit takes 80 s for it beside other suites.
  test.setTimeout(180_000);
  await using server = await startMailServer();
  await using site = await startOwnSite({
    ...{ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'site@gokhat.example' },
    ...{ SITE_URL: 'http://localhost', LOOK_EVERY_MS: '100' },
  });
  const { publish, adminCall } = await editorOf(site);
  const tab = await started.open();
  try {
    const visitor = visitorAt(tab, site.url);
    await publishOpening(visitor);
    await applyToOpening(visitor);
    const [applied] = (await adminCall(calls.listApplications)).items;
    const opening = applied?.opening ?? '';
    await publish([`openings/${opening}`, '/state', 'closed']);
    await turnDown(visitor, opening);
    const { items } = await adminCall(calls.listApplications, { query: { opening } });
    expect(items.map(({ stage }) => stage)).toEqual(['rejected']);
    await hurry(site);
    await expect.poll(() => server.mails.map(({ to }) => to)).toEqual([['ayse@ornek.example']]);
    expect(server.mails[0]?.plain).toContain('devam edemeyeceğimizi');
  } finally {
    await tab.close();
  }
});

test('an owner with an authenticator app logs in by password and code', async ({ started }) => {
  test.setTimeout(90_000);
  await using site = await startOwnSite({});
  const { secret } = await addApp(await adminOf(site));
  const tab = await started.open();
  try {
    await logInByCode(visitorAt(tab, site.url), codeOf(secret));
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
