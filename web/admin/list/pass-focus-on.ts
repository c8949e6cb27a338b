import { focusPageIfLost } from '../ui/focus-page.ts';

/**
 * A ref of what stands in a list's item. If it is removed while it has the focus, for example since another window has
 * moved its record, what takes its place in the list gets the focus.
 */
export function passFocusOn(content: HTMLElement | null): () => void {
  return () => {
    if (!content?.contains(document.activeElement)) return;
    const item = content.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    setTimeout(() => {
      // Chosen meanwhile, for example by what was pressed.
      if (document.activeElement !== document.body) return;
      next?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
      focusPageIfLost();
    });
  };
}
