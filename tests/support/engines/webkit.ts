import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { end } from '../stack/end-process.ts';
import type { Engine } from './tab.ts';
import { openByWebDriver, startDriver } from './webdriver.ts';

const browsers = '/usr/lib/*-linux-gnu/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser';

/** WebKitGTK, Safari's engine, on its own virtual display. */
export const webkit: Engine = {
  name: 'webkit',
  async start() {
    const [binary] = globSync(browsers);
    if (!binary) throw new Error('There is no WebKitGTK: see tests/support/machine.sh');
    const display = await openDisplay();
    const driver = await startDriver('WebKitWebDriver', { DISPLAY: display.name });
    return {
      async open() {
        const tab = await openByWebDriver(driver.address, {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        });
        await tab.resize(1440, 900);
        return tab;
      },
      async end() {
        await driver.end();
        await display.end();
      },
    };
  },
};

/** Starts a virtual display; X chooses and prints its number. */
async function openDisplay() {
  const screen = ['-screen', '0', '2000x1400x24', '-displayfd', '3'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, end: () => end(server) };
}
