import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import { useEver } from '../../ui/use-ever.ts';
import { ConsentDialog } from '../consent/consent-dialog.tsx';
import { ContactDialog } from '../floating-contact/contact-dialog.tsx';
import { belowDesktop } from '../menus/desktop.ts';
import { SiteMenu } from '../menus/site-menu.tsx';
import {
  closeDialog,
  type DialogId,
  dialogIds,
  type SiteDialogProps,
  useOpenDialog,
} from './open-dialog.ts';

const parts: Readonly<Record<DialogId, ComponentType<SiteDialogProps>>> = {
  menu: SiteMenu,
  contact: ContactDialog,
  consent: ConsentDialog,
};

/** The dialogs of the public site. Each is rendered when it is first opened. */
export function Dialogs({ page }: { readonly page: PageId }) {
  return dialogIds.map((id) => <SiteDialog key={id} id={id} page={page} />);
}

function SiteDialog({ id, page }: { readonly id: DialogId; readonly page: PageId }) {
  const isOpen = useOpenDialog((dialog) => dialog === id);
  const isDrawnAhead = useAtRest(id === 'menu' && smallScreen());
  if (!useEver(isOpen || isDrawnAhead)) return null;
  const Part = parts[id];
  return <Part page={page} isOpen={isOpen} onClose={() => closeDialog(id)} />;
}

const smallScreen = () => typeof window !== 'undefined' && matchMedia(belowDesktop).matches;

/** Lets the work of the hydration finish first. */
const atRestMs = 600;

/**
 * Whether `atRestMs` have passed since the hydration. The menu is then rendered closed, so that a slow phone only has
 * to show it: 15 instead of 21 ms of processor time for the first tap, 26 ms less on a phone four times slower.
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
