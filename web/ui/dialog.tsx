import './popup.css';
import './dialog.css';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { afterPaint } from '../loading/after-paint.ts';
import { enterDialogHistory } from '../routing/dialog-history.ts';

type DialogProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly title: string;
  readonly closeLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A native modal dialog: it traps the focus, closes on Escape and returns the focus. The browser's Back closes it too.
 * A closed dialog stays mounted and keeps its input.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  className = '',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    keepScrollbarSpace();
    dialog.current?.showModal();
    return enterDialogHistory(() => close());
  }, [isOpen]);

  // The backdrop is the dialog element itself. Selecting text from inside to outside must not close it.
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser handles it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
      className={`popup dialog ${className}`}
    >
      <div className="dialog-room">
        <div className="dialog-head">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={onClose} className="dialog-close">
            {/* Not Lucide's icon: the floating contact uses it, and its file would be loaded with every page. */}
            <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
              <path
                d="M4 4l12 12M16 4L4 16"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The page's scrollbar disappears while a dialog is modal: `dialog.css` keeps its space. */
function keepScrollbarSpace(): void {
  const { clientWidth, style } = document.documentElement;
  const scrollbar = innerWidth - clientWidth;
  // All elements inherit the variable, so a change restyles the whole page. Not needed on a phone, without a scrollbar.
  if (scrollbar || style.getPropertyValue('--scrollbar')) {
    style.setProperty('--scrollbar', `${scrollbar}px`);
  }
}

/** For links in a dialog. A link to another page has closed it by then (view-transition.ts). */
export function closeDialogAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  const dialog = currentTarget.closest('dialog');
  afterPaint(() => dialog?.close());
}
