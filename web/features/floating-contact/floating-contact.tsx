import './floating-contact.css';
import { MessageCircle, X } from 'lucide';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { useChrome } from '../../loading/content-cache.ts';
import { readStored, store } from '../../state/browser-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDialogOpener, useOpenDialog } from '../dialogs/open-dialog.ts';
import { belowDesktop } from '../menus/desktop.ts';

const storageKey = 'contact_dock';

/** Whether the visitor has hidden the contact button for this session; without storage, until the page is left. */
const useHiddenContact = create(() => readStored('sessionStorage', storageKey) !== null);

export function hideContact(): void {
  store('sessionStorage', storageKey, 'hidden');
  useHiddenContact.setState(true);
  // The focused button unmounts: the keyboard would start at the beginning of the document. Deferred, because its
  // dialog closes first.
  setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

/**
 * The floating contact button, and the control that hides it for this session. Below the desktop's width the contact
 * dialog has that control instead.
 */
export function FloatingContact() {
  const texts = useChrome().floatingContact;
  const isHidden = useHiddenContact();
  const { isWanted, isAway } = useFloating();
  // The dialog returns the focus to this button, so it must stay.
  const isOpen = useOpenDialog((dialog) => dialog === 'contact');
  const opener = useDialogOpener('contact');
  if (isHidden) return null;
  return (
    <aside
      aria-label={texts.label}
      hidden={!isWanted && !isOpen}
      data-away={isAway || undefined}
      className="floating-contact no-print"
    >
      <button
        type="button"
        {...opener}
        aria-label={texts.open}
        title={texts.open}
        className="size-[48px]"
      >
        <Icon drawing={MessageCircle} size={20} />
      </button>
      <button
        type="button"
        aria-label={texts.hide}
        title={texts.hide}
        onClick={hideContact}
        className="hidden size-6 lg:grid"
      >
        <Icon drawing={X} size={14} />
      </button>
    </aside>
  );
}

/** In pixels: a resting finger moves by less, which is no scroll direction. */
const minScroll = 8;

/**
 * `isWanted`: the page is scrolled, and no form of it is in view. `isAway`: the button would cover the footer's controls,
 * the focused control or, on a small screen while scrolling down, text.
 */
function useFloating() {
  const [isWanted, setWanted] = useState(false);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let from = scrollY;
    let goesDown = false;
    const look = () => {
      if (Math.abs(scrollY - from) > minScroll) {
        goesDown = scrollY > from;
        from = scrollY;
      }
      setWanted(scrollY > 0 && !isInSight('main form'));
      const coversText = goesDown && matchMedia(belowDesktop).matches;
      setAway(coversText || isInSight('footer') || document.querySelector(elsewhere) !== null);
    };
    // A lazy form changes the page's height when it is loaded.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    addEventListener('focusin', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('focusin', look);
    };
  }, []);
  return { isWanted, isAway };
}

/** The keyboard's focus on another control. Headings get the focus after a navigation. */
const elsewhere = ':focus-visible:not([tabindex="-1"], .floating-contact *, dialog *)';

function isInSight(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}
