import type { MouseEvent } from 'react';
import { fetchDialog } from './dialogs.tsx';
import { type DialogId, useOpenDialog } from './open-dialog.ts';

/** Props of a control that opens a dialog. Hover and focus preload the dialog's code. */
export function useDialogOpener(id: DialogId) {
  const open = useOpenDialog((store) => store.open);
  const fetchAhead = () => fetchDialog(id);
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick(event: MouseEvent) {
      // A link's address is for pages without scripts only.
      event.preventDefault();
      open(id);
    },
  } as const;
}
