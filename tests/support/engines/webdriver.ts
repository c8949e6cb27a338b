import { spawn } from 'node:child_process';
import { freePort } from '../../bench/servers.ts';
import { end } from '../stack/end-process.ts';
import type { Key, Tab } from './tab.ts';
import { until } from './until.ts';

/** The code points of keys (W3C WebDriver, 17.4.2). */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};
/** The height of MiniBrowser's toolbar. */
const toolbarPx = 38;
/** The key of an element reference in responses. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Before any key was sent (W3C WebDriver, 12.5.3). @throws what else went wrong */
function refusedKeys(reason: Error): string {
  if (/^(?:element not interactable|stale element reference):/.test(reason.message)) {
    return reason.message;
  }
  throw reason;
}

/** Starts a driver by its program's name, and waits until it responds. */
export async function startDriver(program: string, environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox cannot be created as root, nor inside most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ...environment,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(`${program} answers`, () =>
    call(`${address}/status`, 'GET').then(
      () => true,
      (reason) => String(reason),
    ),
  );
  return { address, end: () => end(driver) };
}

/**
 * A tab over W3C WebDriver.
 * @param address where the driver listens
 * @param capabilities the browser to start
 */
export async function openByWebDriver(address: string, capabilities: object): Promise<Tab> {
  const body = {
    capabilities: { alwaysMatch: { ...capabilities, timeouts: { pageLoad: 20_000 } } },
  };
  const { sessionId } = (await call(`${address}/session`, 'POST', body)) as { sessionId: string };
  const ask = (path: string, given?: object) =>
    call(`${address}/session/${sessionId}${path}`, given ? 'POST' : 'GET', given);
  const elementAt = async (selector: string) => {
    const found = await ask('/element', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[elementKey];
  };
  // A dialog that opens moves the focus: what had it a moment ago may take no keys any more.
  const sendKeys = (text: string) =>
    until('what has the focus takes keys', async () => {
      const active = ((await ask('/element/active')) as Record<string, string>)[elementKey];
      return ask(`/element/${active}/value`, { text }).then(() => true, refusedKeys);
    });
  const run: Tab['run'] = async (script, ...given) => {
    const source = `return (${script}).apply(null, arguments)`;
    return (await ask('/execute/sync', { script: source, args: given })) as never;
  };
  return {
    run,
    async goto(url) {
      await ask('/url', { url });
    },
    async reload() {
      await ask('/refresh', {});
    },
    async pointAt(x, y, press = false) {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const presses = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const actions = [move, ...(press ? presses : [])];
      await ask('/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    type: sendKeys,
    press: (key) => sendKeys(keys[key]),
    async chooseFile(selector, file) {
      await ask(`/element/${await elementAt(selector)}/value`, { text: file });
    },
    async chooseOption(selector, value) {
      const option = await elementAt(`${selector} option[value="${value}"]`);
      await ask(`/element/${option}/click`, {});
    },
    async resize(width, height) {
      await ask('/window/rect', { width, height: height + toolbarPx });
      await until(`the page is ${width} px wide`, async () => {
        const shown = await run(() => innerWidth);
        return shown === width || shown;
      });
    },
    async close() {
      await call(`${address}/session/${sessionId}`, 'DELETE').catch(() => undefined);
    },
  };
}

async function call(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    // fetch sends text/plain by default, which WebKit's driver refuses from 2.54 on.
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
