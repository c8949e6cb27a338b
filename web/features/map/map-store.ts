import { create } from 'zustand';

type MapStore = {
  /** `none` also where maps are not allowed, or there is no key for one. */
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
};

/** How far the page's one map is. */
export const useMap = create<MapStore>(() => ({ state: 'none' }));
