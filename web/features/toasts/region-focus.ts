import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type RegionFocusProps = {
  readonly list: RefObject<HTMLElement | null>;
  readonly isEmpty: boolean;
  onFocusChange(isInside: boolean): void;
  /** Called when Delete is pressed on the region itself. */
  onDelete(): void;
};

/**
 * Keyboard access to the toasts: Alt+T focuses their region. On Escape, and after the last toast, the focus returns to
 * where it was.
 */
export function useRegionFocus({ list, isEmpty, onFocusChange, onDelete }: RegionFocusProps): void {
  const origin = useRef<HTMLElement>(null);

  const regionOf = () => list.current?.closest('section');
  const goBack = () => {
    const { activeElement } = document;
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
    // Nothing had the focus before, or that element cannot be focused now.
    if (document.activeElement === activeElement && activeElement instanceof HTMLElement)
      activeElement.blur();
    origin.current = null;
  };

  useLayoutEffect(() => {
    const region = regionOf();
    const { activeElement } = document;
    if (!region?.contains(activeElement)) return;
    if (isEmpty) goBack();
    // The focused toast is leaving or waiting.
    else if (activeElement?.closest('[inert]')) region.focus({ preventScroll: true });
  });

  useEffect(() => {
    const region = regionOf();
    if (!region) return;
    const enter = ({ relatedTarget }: FocusEvent) => {
      onFocusChange(true);
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
        origin.current = relatedTarget;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && region.contains(relatedTarget)) return;
      onFocusChange(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Escape must not close a dialog around the region.
        event.preventDefault();
        event.stopPropagation();
        goBack();
      } else if (event.key === 'Delete' && event.target === region) {
        onDelete();
      }
    };
    const call = (event: KeyboardEvent) => {
      if (isEmpty || !isShortcut(event)) return;
      event.preventDefault();
      region.focus({ preventScroll: true });
    };
    const ended = new AbortController();
    const { signal } = ended;
    region.addEventListener('focusin', enter, { signal });
    region.addEventListener('focusout', leave, { signal });
    region.addEventListener('keydown', press, { signal });
    document.addEventListener('keydown', call, { signal });
    return () => ended.abort();
  });
}

const letter = /^[a-z]$/i;

/**
 * Whether a key event is Alt+T. The typed letter counts: T is elsewhere on a Turkish F keyboard. Where Alt changes the
 * letter, as on a Mac, the physical key counts. AltGr+T types ₺ and does not match.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, key, code } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || event.getModifierState('AltGraph')) return false;
  return letter.test(key) ? key.toLowerCase() === 't' : code === 'KeyT';
}
