import { type MouseEvent, type ReactNode, startTransition, useEffect, useState } from 'react';
import { type Lazy, lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useEver } from '../../ui/use-ever.ts';
import { belowDesktop } from '../menus/desktop.ts';
import {
  type DialogId,
  dialogIds,
  type SiteDialogProps,
  type Surroundings,
  useOpenDialog,
} from './open-dialog.ts';

const parts: Readonly<Record<DialogId, Lazy<SiteDialogProps>>> = {
  menu: lazy(() => import('../menus/site-menu.tsx'), belowDesktop),
  contact: lazy(() => import('../floating-contact/contact-dialog.tsx')),
  consent: lazy(() => import('../consent/consent-dialog.tsx')),
};

/** Preloads a dialog's code, when its opener is hovered or focused. */
export function fetchDialog(id: DialogId): void {
  parts[id].fetch();
}

/** Props of a control that opens a dialog. Hover and focus preload the dialog's code. */
export function useDialogOpener(id: DialogId) {
  const open = useOpenDialog((store) => store.open);
  const fetchAhead = () => fetchDialog(id);
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick(event: MouseEvent) {
      // A link's address is only for pages without scripts.
      event.preventDefault();
      open(id);
    },
  } as const;
}

/** The dialogs of the public site. Each is loaded when it is first opened. */
export function Dialogs(surroundings: Surroundings) {
  return dialogIds.map((id) => <SiteDialog key={id} id={id} {...surroundings} />);
}

function SiteDialog({ id, ...surroundings }: Surroundings & { id: DialogId }) {
  const { dialog, close } = useOpenDialog();
  const isOpen = dialog === id;
  const isDrawnAhead = useAtRest(id === 'menu' && smallScreen());
  if (!useEver(isOpen || isDrawnAhead)) return null;
  const Part = parts[id];
  return (
    <Part
      {...surroundings}
      isOpen={isOpen}
      onClose={() => close(id)}
      placeholder={
        isOpen && (
          <Notice>
            <Loading className="" />
          </Notice>
        )
      }
      failure={
        isOpen && (
          <Notice>
            <LoadFailure texts={surroundings.chrome.loading} onRetry={Part.retry} />
          </Notice>
        )
      }
    />
  );
}

const smallScreen = () => typeof window !== 'undefined' && matchMedia(belowDesktop).matches;

/** Lets the work of the hydration finish first. */
const atRestMs = 600;

/**
 * Whether `atRestMs` have passed since the hydration. The menu is then rendered closed, so that a slow phone only has
 * to show it.
 * @param asked whether the result is needed
 */
function useAtRest(asked: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => startTransition(() => setAtRest(true)), atRestMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return isAtRest;
}

/** Roughly where the dialog will be, and easy to notice. */
function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="wrap fixed inset-x-0 top-4 z-50">
      <div className="card framed">{children}</div>
    </div>
  );
}
