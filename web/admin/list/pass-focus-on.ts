import { focusPageIfLost } from '../ui/focus-page.ts';

/**
 * A ref for the content of a list's item. If the content is removed while it has the focus, for example since another
 * window has moved its record, the item that takes its position gets the focus.
 */
export function passFocusOn(content: HTMLElement | null): () => void {
  return () => {
    if (!content?.contains(document.activeElement)) return;
    const item = content.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    setTimeout(() => {
      // Something else got the focus meanwhile, for example by the press.
      if (document.activeElement !== document.body) return;
      next?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
      focusPageIfLost();
    });
  };
}
