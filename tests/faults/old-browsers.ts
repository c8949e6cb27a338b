import { join } from 'node:path';
import { oldChrome } from '../support/engines/old-chrome.ts';
import { hasOldWebkit, oldWebkit } from '../support/engines/old-webkit.ts';
import { scenarios } from '../support/engines/scenarios/index.ts';
import type { Engine } from '../support/engines/tab.ts';
import { visitorAt } from '../support/engines/visitor.ts';
import { testSettings } from '../support/settings.ts';
import { startSite } from './site.ts';

const project = join(import.meta.dirname, '../..');
/** Only small windows have the menu sheet. */
const ofSmallWindows = /small window/;
/**
 * WPE cannot save files: it shows them in place of the page, which Safari does not. The language menu and pdf.js use
 * `static {}` in classes, which Safari supports from 16.4 on: in 16.0 there are plain links, and no CV.
 */
const beyondWpe = /exported as a file|language and colour scheme|its CV is shown/;

/** The oldest supported browsers pass all scenarios that newer ones pass in `npm test`. */
export default async function oldBrowsers(): Promise<string> {
  // The API logs that it listens only at this level.
  const settings = { ...testSettings, LOG_LEVEL: 'info' };
  await using site = await startSite({ settings, floodLimits: false, cwd: project });
  const titles = Object.keys(scenarios);
  const results = [await run(oldChrome, site.url, titles)];
  if (!hasOldWebkit())
    return `${results}; no WebKit of Safari 16 on this machine (Debian 12 has it)`;
  const possible = titles.filter((title) => !beyondWpe.test(title));
  const small = possible.filter((title) => ofSmallWindows.test(title));
  const large = possible.filter((title) => !small.includes(title));
  results.push(await run(oldWebkit('large'), site.url, large));
  results.push(await run(oldWebkit('small'), site.url, small));
  return results.join('; ');
}

async function run(engine: Engine, site: string, titles: readonly string[]): Promise<string> {
  const failed: string[] = [];
  const browser = await engine.start();
  for (const title of titles) {
    const tab = await browser.open();
    try {
      await scenarios[title]?.(visitorAt(tab, site));
    } catch (reason) {
      failed.push(`${title}: ${reason}`);
    } finally {
      await tab.close();
    }
  }
  await browser.end();
  if (failed.length > 0) throw new Error(`${engine.name}:\n${failed.join('\n')}`);
  return `${engine.name}: ${titles.length} of ${titles.length}`;
}
