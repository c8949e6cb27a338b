import { atom, useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect } from 'react';
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
  'j',
  'k',
  'arrows',
  'o',
  'x',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'r',
  'w',
  'a',
  'e',
  's',
  'u',
  '!',
  '#',
  'f',
  'i',
  'l',
  'n',
  'z',
  '/',
  '?',
  'Escape',
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

/** The shortcuts of the open page: a function for each component that has some. */
const registered = new Set<() => Shortcuts>();

/** The keys of the open page, with their actions. */
export function listShortcuts(): { readonly key: ShortcutKey; readonly does: string }[] {
  const shortcuts: Shortcuts = Object.assign({}, ...[...registered].map((read) => read()));
  return keys.flatMap((key) => {
    const shortcut = shortcuts[key];
    return shortcut ? { key, does: shortcut.does } : [];
  });
}

/**
 * Calls the action of a key, unless a field has the focus, a dialog is open or a modifier is pressed. While the
 * component is mounted, its keys are in the list of shortcuts.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isOn = useAtomValue(shortcutsAtom);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
    const shortcut = shortcuts[aliases[event.key] ?? (event.key as ShortcutKey)];
    if (isTyped(event)) {
      // Where Escape closes a record, the first press only leaves the field.
      if (shortcut && event.key === 'Escape') leaveField(event);
      return;
    }
    if (!shortcut || (!isOn && event.key !== 'Escape')) return;
    event.preventDefault();
    // A held key repeats only steps through the records, not decisions.
    if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
    shortcut.run();
  });
  const read = useEffectEvent(() => shortcuts);
  // Before the paint, so that the keys match what is visible.
  useLayoutEffect(() => {
    const note = (event: KeyboardEvent) => press(event);
    const readNow = () => read();
    document.addEventListener('keydown', note);
    registered.add(readNow);
    return () => {
      document.removeEventListener('keydown', note);
      registered.delete(readNow);
    };
  }, []);
}

/**
 * Presses the button with an id, as its key does.
 * @param isBulk whether to press the bulk bar's button, `bulk-…`
 */
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
