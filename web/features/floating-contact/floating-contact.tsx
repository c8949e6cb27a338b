import './floating-contact.css';
import { MessageCircle, X } from 'lucide';
import { useState } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { useDialogOpener } from '../dialogs/use-dialog-opener.ts';
import { hideForSession, isHiddenForSession } from './hidden-for-session.ts';
import { useFloating } from './use-floating.ts';

/** The floating contact button, and the control that hides it for this session. */
export function FloatingContact({ texts }: { texts: Chrome['floatingContact'] }) {
  const [hidden, setHidden] = useState(isHiddenForSession);
  const isFloating = useFloating();
  // The dialog returns the focus to this button, so it must stay.
  const isOpen = useOpenDialog(({ dialog }) => dialog === 'contact');
  const opener = useDialogOpener('contact');
  if (hidden) return null;
  const hide = () => {
    hideForSession();
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
