import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { usePlaced } from '../../ui/use-placed.ts';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { useKeptState } from '../session/kept-state.ts';
import { focusPageIfLost } from './focus-page.ts';

/** The distances from the button, and from the edges of the window, in pixels. */
const gapPx = 6;
const marginPx = 12;

type PopoverButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** The role of the popover; its name is the button's. */
  readonly popup: 'menu' | 'dialog';
  readonly name: string;
  readonly face: ReactNode;
  /** The content; `close` returns the focus to where it was. */
  readonly children: (close: () => void) => ReactNode;
};

/** A button with a small panel beside it. Escape, a press outside and leaving it with Tab close the panel. */
export function PopoverButton({ popup, name, face, children, ...button }: PopoverButtonProps) {
  // Not for the bulk bar: the selection is gone after a lock.
  const kept = button.id?.startsWith('bulk-') ? undefined : button.id;
  const [isOpen, setOpen] = useKeptState(kept, false);
  const whole = useRef<HTMLDivElement>(null);
  const left = useRef<Element | null>(null);
  usePressOutside(
    isOpen,
    () => whole.current,
    () => leave(),
  );
  /** Not for a dialog above it, such as the warning before the page locks. */
  const leave = () => {
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    if (dialogs.every((one) => one.contains(whole.current))) setOpen(false);
  };
  const close = () => {
    setOpen(false);
    const own = whole.current?.querySelector('button');
    const before = left.current instanceof HTMLElement ? left.current : own;
    (before?.isConnected && before !== document.body ? before : own)?.focus();
    // After a lock, `own` may be a hidden button that another menu presses.
    focusPageIfLost();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes how the panel is left
    <div
      ref={whole}
      className="contents"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !whole.current?.contains(relatedTarget)) leave();
      }}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        {...button}
        type="button"
        aria-label={name}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        onClick={() => {
          left.current = document.activeElement;
          if (isOpen) close();
          else setOpen(true);
        }}
      >
        {face}
      </button>
      {isOpen && (
        <Panel popup={popup} name={name}>
          {children(close)}
        </Panel>
      )}
    </div>
  );
}

type PanelProps = Pick<PopoverButtonProps, 'popup' | 'name'> & { readonly children: ReactNode };

function Panel({ popup, name, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlaced(panel, place);
  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    // Content that is still loading has nothing to focus; it focuses its own part when it arrives.
    (find('[data-first]') ?? find('button, input, a') ?? panel.current)?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is a variable, and takes a name
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the same
    <div
      ref={panel}
      role={popup}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => {
        // Keys in the panel must not be shortcuts of the page.
        if (event.key !== 'Escape') event.stopPropagation();
      }}
      className="fixed z-20 max-h-[calc(100dvh-1.5rem)] w-max max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-2xl border border-edge bg-raised p-1.5 text-text shadow-[0_12px_32px_#0003]"
    >
      {children}
    </div>
  );
}

/** Below its button, or above it if there is no space below, and within the window. */
function place(panel: HTMLElement): void {
  const anchor = panel.previousElementSibling;
  if (!anchor) return;
  const { style } = panel;
  style.left = '0';
  style.top = '0';
  const at = anchor.getBoundingClientRect();
  // A query container or a transformed parent moves the origin of fixed positions.
  const box = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(marginPx, Math.min(at.left, clientWidth - box.width - marginPx));
  const isBelow = at.bottom + gapPx + box.height + marginPx <= clientHeight;
  const top = isBelow ? at.bottom + gapPx : Math.max(marginPx, at.top - gapPx - box.height);
  style.left = `${left - box.left}px`;
  style.top = `${top - box.top}px`;
}
