import './floating-contact.css';
import { MessageCircle, X } from 'lucide';
import { useEffect, useState } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { readStored, store } from '../../state/browser-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDialogOpener } from '../dialogs/dialogs.tsx';
import { useOpenDialog } from '../dialogs/open-dialog.ts';

const storageKey = 'contact_dock';
/** Where storage is disabled it stays hidden until the page is left. */
let isHiddenHere = false;

/** The floating contact button, and the control that hides it for this session. */
export function FloatingContact({ texts }: { texts: Chrome['floatingContact'] }) {
  const [hidden, setHidden] = useState(
    () => isHiddenHere || readStored('sessionStorage', storageKey) !== null,
  );
  const isFloating = useFloating();
  // The dialog returns the focus to this button, so it must stay.
  const isOpen = useOpenDialog(({ dialog }) => dialog === 'contact');
  const opener = useDialogOpener('contact');
  if (hidden) return null;
  const hide = () => {
    isHiddenHere = true;
    store('sessionStorage', storageKey, 'hidden');
    setHidden(true);
    // The focused button disappears: the keyboard would start again at the beginning of the document.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={texts.label}
      hidden={!isFloating && !isOpen}
      className="floating-contact no-print"
    >
      <button
        type="button"
        {...opener}
        aria-label={texts.open}
        title={texts.open}
        className="floating-contact-open"
      >
        <Icon drawing={MessageCircle} size={20} />
      </button>
      <button
        type="button"
        aria-label={texts.hide}
        title={texts.hide}
        onClick={hide}
        className="floating-contact-hide"
      >
        <Icon drawing={X} size={14} />
      </button>
    </aside>
  );
}

/** Whether to show the contact button: once the page is scrolled, and while no form of the page is in view. */
function useFloating(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => setWanted(scrollY > 0 && !isFormInSight());
    // A lazy form changes the page's height when it is loaded.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, []);
  return isWanted;
}

function isFormInSight(): boolean {
  return [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}
