import { existsSync } from 'node:fs';
import type { Browser } from 'playwright';
import { firefox as launcher } from 'playwright-for-firefox';
import { playwrightBrowser } from './playwright-tab.ts';
import type { Engine } from './tab.ts';

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'] as const;

/**
 * Debian's Firefox over WebDriver BiDi. It needs a separate Playwright (`playwright-for-firefox` in `package.json`):
 * the one of the other tests drives only its own Firefox build.
 */
export const firefox: Engine = {
  name: 'firefox',
  async start() {
    const browser = await launcher.launch({
      // The types do not include this channel.
      channel: 'moz-firefox' as 'firefox',
      executablePath: paths.find(existsSync) ?? paths[0],
    });
    return playwrightBrowser(browser as unknown as Browser);
  },
};
