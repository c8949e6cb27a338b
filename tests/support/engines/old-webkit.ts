import { existsSync } from 'node:fs';
import { temporaryDirectory } from '../api.ts';
import type { Engine } from './tab.ts';
import { openByWebDriver, startDriver } from './webdriver.ts';

/** WPE 2.38, as Debian 12 has it: the engine of Safari 16, without a display. Its window has 800 by 600 px. */
export const oldWebkit: Engine = {
  name: 'WebKit of Safari 16',
  async start() {
    const home = await temporaryDirectory();
    const driver = await startDriver('WPEWebDriver', { XDG_RUNTIME_DIR: home.path });
    const options = { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] };
    return {
      async open() {
        const asked = { browserName: 'cog', 'wpe:browserOptions': options };
        const tab = await openByWebDriver(driver.address, asked);
        // There is no window that could be larger or smaller.
        return { ...tab, resize: async () => undefined };
      },
      async end() {
        await driver.end();
        await home.remove();
      },
    };
  },
};

/** Whether the machine has it: Debian 13 does not. */
export const hasOldWebkit = () => existsSync('/usr/bin/WPEWebDriver');
