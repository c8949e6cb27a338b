import { create } from 'zustand';

export const dialogIds = ['menu', 'contact', 'consent'] as const;
/** The dialogs of the public site. At most one is open. */
export type DialogId = (typeof dialogIds)[number];

type OpenDialogStore = {
  readonly dialog: DialogId | undefined;
  open(dialog: DialogId): void;
  /** Closes a dialog. Does nothing if another one has replaced it. */
  close(dialog: DialogId): void;
};

/** Which dialog is open. Opening one does not need its code. */
export const useOpenDialog = create<OpenDialogStore>()((set) => ({
  dialog: undefined,
  open: (dialog) => set({ dialog }),
  close: (closed) => set(({ dialog }) => ({ dialog: dialog === closed ? undefined : dialog })),
}));
