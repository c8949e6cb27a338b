import { type Found, find, type Role, selectors } from './find.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

/**
 * A visitor who finds elements by role and name.
 * @param site the site's origin
 */
export function visitorAt(tab: Tab, site: string) {
  const look = (role: Role, name?: string, within = ''): Promise<Found | null> =>
    tab.run(find, selectors[role], name ?? null, within);

  /** Waits until the element can be clicked and has not moved between two checks. */
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
    /** Waits until the page is hydrated and laid out, and its lazy styles have loaded. */
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
      // Content that loads at that moment can move the field away from the click.
      await until(`the field “${name}” has the focus`, async () => {
        const { x, y } = await reach('field', name, within);
        await tab.pointAt(x, y, true);
        return (await look('field', name, within))?.focused;
      });
      await tab.type(text);
    },
    /** Chooses an option of a list, by its text. */
    async choose(name: string, option: string, within?: string) {
      const { id } = await reach('field', name, within);
      const value = await tab.run(valueOfOption, id, option);
      await tab.chooseOption(`[id="${id}"]`, value);
    },
    /** Sets a field of type date: which part of it takes keys first depends on the engine and its locale. @param day as `2026-11-21` */
    async chooseDay(name: string, day: string, within?: string) {
      const { id } = await reach('field', name, within);
      await tab.run(setDay, id, day);
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
    /** Waits until a text is visible on the page. */
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

/** Runs in the page. */
function valueOfOption(id: string, text: string): string {
  const { options } = document.getElementById(id) as HTMLSelectElement;
  const found = [...options].find((one) => one.text === text);
  if (!found) throw new Error(`No option “${text}” in ${id}`);
  return found.value;
}

/** Runs in the page. */
function setDay(id: string, day: string): void {
  const field = document.getElementById(id) as HTMLInputElement;
  // React overwrites the setter of the field itself, to tell its own changes from a user's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page: true when it is ready, otherwise what is missing. */
function whatIsMissing(): boolean | string {
  const root = document.getElementById('root');
  const { later = '-' } = document.querySelector<HTMLElement>('script[data-later]')?.dataset ?? {};
  if (!root || 'opening' in document.documentElement.dataset) return 'its layout';
  if (![...document.styleSheets].some(({ href }) => href?.endsWith(later))) return 'late styles';
  return Object.keys(root).some((key) => key.startsWith('__reactContainer')) || 'its script';
}
