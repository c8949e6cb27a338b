import { type FieldRef, keyOf } from './names.ts';

/**
 * Shows a value's field once it is rendered, or else the nearest field that contains it.
 * @param isFocused whether it gets the focus too
 */
export function focusField(fieldRef: FieldRef, isFocused: boolean = true): void {
  setTimeout(() => {
    for (let { path } = fieldRef; path; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = document.getElementById(keyOf({ ...fieldRef, path }));
      if (!found) continue;
      found.scrollIntoView({ block: 'center' });
      if (isFocused) found.focus({ preventScroll: true });
      return;
    }
  });
}
