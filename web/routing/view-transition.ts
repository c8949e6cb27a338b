import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { motionIsWelcome } from '../state/motion.ts';
import { afterLeavingDialog, leaveDialogEntry } from './dialog-history.ts';
import { leavePage } from './scroll-memory.ts';

/**
 * Wraps every navigation: stores the scroll position, and runs a view transition where the browser supports it and the
 * visitor has not asked for reduced motion.
 * @param isHere whether the page at an address can be rendered at once: a view transition must not wait for the network
 */
export function viewTransition(isHere: (path: string) => boolean): AroundNavHandler {
  let coming = '';
  const go: AroundNavHandler = (navigate, to, { replace = false, ...options } = {}) => {
    // Pressed twice before the page is drawn: a second entry would make one Back do nothing.
    if (to === coming) return;
    coming = to;
    const state = { ...options.state, ...leavePage(replace) };
    // An open dialog's entry becomes the page's, at once: the dialog is about to close.
    const isDialogs = leaveDialogEntry();
    const draw = () => {
      coming = '';
      // While a dialog is modal nothing on the page can get the focus.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      navigate(to, { ...options, replace: replace || isDialogs, state });
    };
    const { pathname } = new URL(to, location.href);
    const fades =
      !replace && pathname !== location.pathname && isHere(pathname) && motionIsWelcome();
    if (fades && 'startViewTransition' in document) {
      document.startViewTransition(() => flushSync(draw));
    } else draw();
  };
  return (...navigation) => afterLeavingDialog(() => go(...navigation));
}
