import { focusPageIfLost } from '../ui/focus-page.ts';

/** A ref for a list's item: if it is removed with the focus, the item that takes its position gets it. */
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
