import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readStored, store } from '../../state/browser-storage.ts';

const storageKey = 'admin_shortcuts';

const storedAtom = atom(readStored('localStorage', storageKey) !== 'off');

/** Whether single-key shortcuts are on. Users of speech input can switch them off (WCAG 2.1.4). */
export const shortcutsAtom = atom(
  (get) => get(storedAtom),
  (_get, set, isOn: boolean) => {
    set(storedAtom, isOn);
    store('localStorage', storageKey, isOn ? 'on' : 'off');
  },
);

/** The keys of the admin, in the order of their list. `arrows` stands for keys that a component handles itself. */
const keys = [
  ...['j', 'k', 'arrows', 'o', 'x'],
  ...['1', '2', '3', '4', '5', '6'],
  ...['r', 'p', 'a', 'e', 's', 'u', '!', '#', 'f', 'i', 'l', 'm', 'n', 'z', 'y'],
  ...['g i', 'g a', 'g m', 'g o', 'g c', 'g p', 'g t', 'g s', 'g u'],
  ...['/', '?', 'Escape'],
] as const;
export type ShortcutKey = (typeof keys)[number];

/** Keys that do the same as another one. */
const aliases: Readonly<Record<string, ShortcutKey>> = { Delete: '#' };

type Shortcut = {
  /** What it does, for the list of shortcuts; often the label of the button that does the same. */
  readonly does: string;
  run(): void;
};
type Shortcuts = Readonly<Partial<Record<ShortcutKey, Shortcut | undefined>>>;

type Registered = { readonly shortcuts: Shortcuts; readonly isOn: boolean };

/** The shortcuts of the open page: a function for each component that has some. */
const registered = new Set<() => Registered>();

function registeredShortcuts(): Shortcuts {
  return Object.assign({}, ...[...registered].map((read) => read().shortcuts));
}

/** The keys of the open page, with their actions. */
export function listShortcuts(): { readonly key: ShortcutKey; readonly does: string }[] {
  const shortcuts = registeredShortcuts();
  return keys.flatMap((key) => {
    const shortcut = shortcuts[key];
    return shortcut ? { key, does: shortcut.does } : [];
  });
}

/** Adds the component's keys while it is mounted: not for a field, below a dialog or with a modifier. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isOn = useAtomValue(shortcutsAtom);
  const read = useEffectEvent((): Registered => ({ shortcuts, isOn }));
  // Before the paint, so that the keys match what is visible.
  useLayoutEffect(() => {
    const readNow = () => read();
    if (registered.size === 0) document.addEventListener('keydown', press);
    registered.add(readNow);
    return () => {
      registered.delete(readNow);
      if (registered.size === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}

/** The last key, if no shortcut had it. */
let early: ShortcutKey | undefined;

/**
 * Presses the last key once more when a record is there that was loading: its own keys were not.
 * @param coming the id of the record that is loading
 */
export function useEarlyKey(coming: string | undefined): void {
  const wasComing = useRef(false);
  // After the record's own effects, which move the focus to it.
  useEffect(() => {
    if (coming === undefined && wasComing.current && early) registeredShortcuts()[early]?.run();
    early = undefined;
    wasComing.current = coming !== undefined;
  }, [coming]);
}

/** In ms: the longest pause between `g` and the letter of a page. */
const pauseMs = 1500;
/** When `g` was pressed, in ms of the events' clock; 0 after another key. */
let goAt = 0;

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
  const isGoing = goAt > 0 && event.timeStamp - goAt < pauseMs;
  const key = (aliases[event.key] ?? (isGoing ? `g ${event.key}` : event.key)) as ShortcutKey;
  if (event.key !== 'Shift') {
    goAt = 0;
    early = undefined;
  }
  const shortcut = registeredShortcuts()[key];
  if (isTyped(event)) {
    // Where Escape closes a record, the first press only leaves the field.
    if (shortcut && key === 'Escape') leaveField(event);
    return;
  }
  const isOn = [...registered].some((read) => read().isOn);
  if (!isOn && key !== 'Escape') return;
  if (event.key === 'g' && !isGoing) goAt = event.timeStamp;
  if (!shortcut) {
    early = key;
    return;
  }
  event.preventDefault();
  // A held key repeats only steps through the records, not decisions.
  if (event.repeat && key !== 'j' && key !== 'k') return;
  shortcut.run();
}

/** Presses the button with an id, as its key does; of the bulk bar, `bulk-…`. */
export function pressOne(id: string, isBulk: boolean): void {
  document.getElementById(isBulk ? `bulk-${id}` : id)?.click();
}

/** AltGr types # on a Turkish keyboard; some systems report it as Ctrl and Alt. */
function isTyped(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return true;
  if (!(target instanceof HTMLElement)) return false;
  // In a group of scores, digits choose a score and must not be shortcuts; Escape leaves the group first.
  if (target.matches('[type=radio]')) return key === 'Escape' || /^\d$/.test(key);
  // Delete dismisses the focused toast.
  if (key === 'Delete' && target.closest('section[aria-live]')) return true;
  return target.isContentEditable || target.matches(fields);
}

const fields = 'input:not([type=checkbox]), textarea, select';

/** Moves the focus out of a field: to the open record's heading or the card that contains it, else to the page. */
function leaveField({ target, isComposing }: KeyboardEvent): void {
  // The first Escape ends the composition of a character.
  if (isComposing || !(target instanceof Element)) return;
  const place = target.closest('article')?.querySelector<HTMLElement>('[tabindex="-1"], a');
  (place ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
