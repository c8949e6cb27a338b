import type { MouseEvent } from 'react';
import { create } from 'zustand';
import type { PageId } from '#contract/content/site-map.ts';

export const dialogIds = ['menu', 'contact', 'consent'] as const;
/** The dialogs of the public site. At most one is open. */
export type DialogId = (typeof dialogIds)[number];

/** Which dialog is open. */
export const useOpenDialog = create<DialogId | undefined>(() => undefined);

/** Closes a dialog. Does nothing if another one has replaced it. */
export function closeDialog(closed: DialogId): void {
  useOpenDialog.setState((dialog) => (dialog === closed ? undefined : dialog));
}

export type SiteDialogProps = {
  readonly page: PageId;
  readonly isOpen: boolean;
  onClose(): void;
};

/** Props of a control that opens a dialog. */
export function useDialogOpener(id: DialogId) {
  return {
    'aria-haspopup': 'dialog',
    onClick(event: MouseEvent) {
      // A link's address is only for pages without scripts.
      event.preventDefault();
      useOpenDialog.setState(id);
    },
  } as const;
}
