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
    if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
    const run = shortcuts[event.key];
    if (isTyped(event)) {
      // Where Escape closes a record, it leaves the field first.
      if (run && event.key === 'Escape') leaveField(event);
      return;
    }
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

/** AltGr types # on a Turkish keyboard; some systems report it as Ctrl and Alt. */
function isTyped(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(fields);
}

const fields = 'input:not([type=checkbox]), textarea, select';

/** Moves the focus out of a field: to the heading of the open record or to the card that it is in, else to the page. */
function leaveField({ target, isComposing }: KeyboardEvent): void {
  // The first Escape ends the composition of a character.
  if (isComposing || !(target instanceof Element)) return;
  const place = target.closest('article')?.querySelector<HTMLElement>('[tabindex="-1"], a');
  (place ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
