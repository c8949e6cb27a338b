import { keyOf, keysOf, type Place } from './names.ts';

/** Focuses a value's field, once it is rendered; where there is none, the nearest one that holds it. */
export function focusPlace({ document: name, path }: Place): void {
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
      found.focus({ preventScroll: true });
      return;
    }
  });
}
