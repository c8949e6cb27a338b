import './dialog.css';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { enterDialogHistory } from './dialog-history.ts';

type DialogProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly title: string;
  readonly closeLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A modal dialog: the browser's own, which keeps the focus inside and all else out of reach, closes at
 * Escape and gives the focus back; the browser's Back closes it too. Closed it stays mounted, so that what was typed in it is there again.
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
    show(dialog.current);
    return enterDialogHistory(() => close());
  }, [isOpen]);

  // The backdrop is the dialog itself, beside what stands in it. A text marked from inside to outside closes nothing.
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser knows
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
      className={`dialog ${className}`}
    >
      <div className="dialog-room">
        <div className="dialog-head">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={onClose} className="dialog-close">
            {/* Not Lucide's: the contact dock uses that, and this file would come with it to every page. */}
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

/** The scrollbar goes with the page's own scrolling: `dialog.css` keeps its room. */
function show(dialog: HTMLDialogElement | null): void {
  const { clientWidth, style } = document.documentElement;
  const scrollbar = innerWidth - clientWidth;
  // Everything inherits it: on a phone, which has no scrollbar, the whole page need not be styled anew.
  if (!dialog?.open && (scrollbar || style.getPropertyValue('--scrollbar'))) {
    style.setProperty('--scrollbar', `${scrollbar}px`);
  }
  dialog?.showModal();
}

/**
 * For links in a dialog: closes it at once, by the browser's own means. While it is open nothing on the page
 * could take the focus.
 */
export function closeDialogAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}
