import type { MouseEvent } from 'react';
import { fetchDialog } from './dialogs.tsx';
import { type DialogId, useOpenDialog } from './open-dialog.ts';

/** What makes a control open a dialog; a hand or the keyboard that comes to it has the dialog's code fetched. */
export function useDialogOpener(id: DialogId) {
  const open = useOpenDialog((store) => store.open);
  const fetchAhead = () => fetchDialog(id);
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick(event: MouseEvent) {
      // A link leads elsewhere only where there are no scripts.
      event.preventDefault();
      open(id);
    },
  } as const;
}
