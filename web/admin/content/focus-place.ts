import { keyOf, keysOf, type Place } from './names.ts';

/**
 * Shows a value's field, once it is rendered; where there is none, the nearest one that holds it.
 * @param isFocused whether it gets the focus too
 */
export function focusPlace({ document: name, path }: Place, isFocused: boolean = true): void {
  setTimeout(() => {
    const keys = keysOf(path);
    for (let length = keys.length; length > 0; length -= 1) {
      const outer = path
        .split('/')
        .slice(0, length + 1)
        .join('/');
      const found = document.getElementById(keyOf({ document: name, path: outer }));
      if (!found) continue;
      found.scrollIntoView({ block: 'center' });
      if (isFocused) found.focus({ preventScroll: true });
      return;
    }
  });
}
