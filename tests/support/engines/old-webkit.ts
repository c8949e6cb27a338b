import { existsSync } from 'node:fs';
import { temporaryDirectory } from '../api/api.ts';
import type { Engine } from './tab.ts';
import { openByWebDriver, startDriver } from './webdriver.ts';

const scales = { small: 1, large: 0.5 } as const;

/**
 * WPE 2.38 of Debian 12: the engine of Safari 16.0, without a display. Its window is fixed at 800 by 600 px; a
 * "large" one is scaled, so that a CSS pixel takes half a pixel.
 */
export const oldWebkit = (window: 'small' | 'large'): Engine => ({
  name: 'WebKit of Safari 16',
  async start() {
    const scale = scales[window];
    const home = await temporaryDirectory();
    const driver = await startDriver('WPEWebDriver', { XDG_RUNTIME_DIR: home.path });
    const args = ['--automation', '--platform=headless', `--scale=${scale}`];
    const options = { binary: '/usr/bin/cog', args };
    return {
      async open() {
        const asked = { browserName: 'cog', 'wpe:browserOptions': options };
        const tab = await openByWebDriver(driver.address, asked);
        return {
          ...tab,
          // The driver counts in window pixels.
          pointAt: (x, y, press) => tab.pointAt(x * scale, y * scale, press),
          resize: async () => undefined,
        };
      },
      async end() {
        await driver.end();
        await home.remove();
      },
    };
  },
});

/** Whether it is installed: Debian 13 does not have it. */
export const hasOldWebkit = () => existsSync('/usr/bin/WPEWebDriver');
