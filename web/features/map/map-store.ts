import { create } from 'zustand';

type MapStore = {
  /** `none` also if maps are not allowed, or there is no key. */
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
};

/** The loading state of the page's one map. */
export const useMap = create<MapStore>(() => ({ state: 'none' }));
