import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

const storageKey = 'admin_shortcuts';

const storedAtom = atom(readStored());

/** Whether single keys do something. Who dictates, or rests on the keys, switches them off (WCAG 2.1.4). */
export const shortcutsAtom = atom(
  (get) => get(storedAtom),
  (_get, set, isOn: boolean) => {
    set(storedAtom, isOn);
    try {
      localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    } catch {
      // Storage may be switched off; the choice then holds for this visit.
    }
  },
);

type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** Calls what a key stands for, unless something is being typed, a dialog is open or the key has company. */
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

/** With AltGr a Turkish keyboard writes #, which some systems tell as Ctrl and Alt. */
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
