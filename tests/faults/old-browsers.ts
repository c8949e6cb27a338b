import { oldChrome } from '../support/engines/old-chrome.ts';
import { hasOldWebkit, oldWebkit } from '../support/engines/old-webkit.ts';
import { scenarios } from '../support/engines/scenarios/index.ts';
import type { Engine } from '../support/engines/tab.ts';
import { visitorAt } from '../support/engines/visitor.ts';
import { testSettings } from '../support/settings.ts';
import { startSite } from './site.ts';

/** In a window of 800 px there is no menu of a large one. */
const ofLargeWindows = /large window|line lost/;

/** The oldest browsers that the site is made for: all that the newer ones do in `npm test` they do too. */
export async function oldBrowsers(): Promise<string> {
  // That it listens, the API says at this level alone.
  const settings = { ...testSettings, LOG_LEVEL: 'info' };
  await using site = await startSite({ settings, floodLimits: false });
  const told = [await run(oldChrome, site.url, Object.keys(scenarios))];
  if (!hasOldWebkit()) return `${told}; no WebKit of Safari 16 on this machine (Debian 12 has it)`;
  const others = Object.keys(scenarios).filter((title) => !ofLargeWindows.test(title));
  told.push(await run(oldWebkit, site.url, others));
  return told.join('; ');
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
