import { create } from 'zustand';

export const dialogIds = ['menu', 'contact', 'consent'] as const;
/** The dialogs of the public site: of all, one is open at most. */
export type DialogId = (typeof dialogIds)[number];

type OpenDialogStore = {
  readonly dialog: DialogId | undefined;
  open(dialog: DialogId): void;
  /** Closes a dialog; when another one has taken its place, that one stays. */
  close(dialog: DialogId): void;
};

/** Which dialog is open. Who opens one need not have its code. */
export const useOpenDialog = create<OpenDialogStore>()((set) => ({
  dialog: undefined,
  open: (dialog) => set({ dialog }),
  close: (closed) => set(({ dialog }) => ({ dialog: dialog === closed ? undefined : dialog })),
}));
