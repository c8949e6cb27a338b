import { create } from 'zustand';
import { readStored, store } from '../../state/browser-storage.ts';

const storageKey = 'contact_dock';

type HiddenContactStore = {
  /** Without storage, until the page is left. */
  readonly isHidden: boolean;
  hide(): void;
};

/** Whether the visitor has hidden the contact button for this session. */
export const useHiddenContact = create<HiddenContactStore>()((set) => ({
  isHidden: readStored('sessionStorage', storageKey) !== null,
  hide() {
    store('sessionStorage', storageKey, 'hidden');
    set({ isHidden: true });
    // The focused button unmounts: the keyboard would start at the beginning of the document. Deferred, because its
    // dialog closes first.
    setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }));
  },
}));
