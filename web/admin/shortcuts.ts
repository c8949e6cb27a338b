import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

const storageKey = 'admin_shortcuts';

const storedAtom = atom(readStored());

/** Whether single-key shortcuts are on. Users of speech input can switch them off (WCAG 2.1.4). */
export const shortcutsAtom = atom(
  (get) => get(storedAtom),
  (_get, set, isOn: boolean) => {
    set(storedAtom, isOn);
    try {
      localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    } catch {
      // Storage may be disabled; the choice then lasts for this visit.
    }
  },
);

type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** Calls the action of a key, unless a field has the focus, a dialog is open or a modifier is pressed. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isOn = useAtomValue(shortcutsAtom);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyped(event) || document.querySelector('dialog:modal')) return;
    const run = shortcuts[event.key];
    if (!run || (!isOn && event.key !== 'Escape')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const note = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', note);
    return () => document.removeEventListener('keydown', note);
  }, []);
}

/**
 * Presses the button with an id, as its key does.
 * @param isBulk whether the one of the bulk bar is meant, `bulk-…`
 */
export function pressOne(id: string, isBulk: boolean): void {
  document.getElementById(isBulk ? `bulk-${id}` : id)?.click();
}

/** AltGr types # on a Turkish keyboard; some systems report it as Ctrl and Alt. */
function isTyped(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches('input:not([type=checkbox]), textarea, select');
  return target.isContentEditable || (isField && event.key !== 'Escape');
}

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
