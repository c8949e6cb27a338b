import { type Found, find, type Role, selectors } from './find.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

/**
 * Somebody at a tab, who finds things by what they are called.
 * @param site where the site stands, as an origin
 */
export function visitorAt(tab: Tab, site: string) {
  const look = (role: Role, name?: string, within = ''): Promise<Found | null> =>
    tab.run(find, selectors[role], name ?? null, within);

  /** Waits until it can be pressed, and is at the same place twice. */
  async function reach(role: Role, name?: string, within?: string): Promise<Found> {
    let before: Found | null = null;
    let found: Found | null = null;
    await until(`the ${role} “${name}” can be pressed`, async () => {
      before = found;
      found = await look(role, name, within);
      return (found?.reachable && before?.x === found.x && before.y === found.y) || found;
    });
    return found as unknown as Found;
  }

  return {
    tab,
    site,
    open: (path: string) => tab.goto(site + path),
    /** Waits until the page answers by itself, all of it is laid out, and its late styles are here. */
    comesAlive: () => until('the page is alive', () => tab.run(whatIsMissing)),
    async press(role: Role, name?: string, within?: string) {
      const { x, y } = await reach(role, name, within);
      await tab.pointAt(x, y, true);
    },
    async pointTo(role: Role, name?: string, within?: string) {
      const { x, y } = await reach(role, name, within);
      await tab.pointAt(x, y);
    },
    async fill(name: string, text: string, within?: string) {
      // What arrives just then moves it away from under the press.
      await until(`the field “${name}” has the focus`, async () => {
        const { x, y } = await reach('field', name, within);
        await tab.pointAt(x, y, true);
        return (await look('field', name, within))?.focused;
      });
      await tab.type(text);
    },
    sees: (role: Role, name?: string, within?: string) =>
      until(`the ${role} “${name}” is seen`, async () => (await look(role, name, within)) !== null),
    misses: (role: Role, name?: string, within?: string) =>
      until(`the ${role} “${name}” is gone`, async () => (await look(role, name, within)) === null),
    holds: (name: string, text: string, within?: string) =>
      until(`the field “${name}” holds “${text}”`, async () => {
        const value = (await look('field', name, within))?.value;
        return value === text || value;
      }),
    /** Waits until a text can be read somewhere on the page. */
    reads: (text: string) =>
      until(`“${text}” can be read`, async () => {
        const shown = await tab.run(() => document.body.innerText);
        return shown.includes(text) || shown.slice(0, 1500);
      }),
    isAt: (path: string) =>
      until(`the address is ${path}`, async () => {
        const shown = await tab.run(() => location.pathname + location.hash);
        return shown === path || shown;
      }),
  };
}

export type Visitor = ReturnType<typeof visitorAt>;

/** Runs in the page: true when it is alive, else what it still waits for. */
function whatIsMissing(): boolean | string {
  const root = document.getElementById('root');
  const { later = '-' } = document.querySelector<HTMLElement>('script[data-later]')?.dataset ?? {};
  if (!root || 'opening' in document.documentElement.dataset) return 'its layout';
  if (![...document.styleSheets].some(({ href }) => href?.endsWith(later))) return 'late styles';
  return Object.keys(root).some((key) => key.startsWith('__reactContainer')) || 'its script';
}
