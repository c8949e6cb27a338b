import { atom } from 'jotai';
import { readStored, store } from '../../state/browser-storage.ts';

const storageKey = 'admin_density';

/** How closely the rows of lists stand, and the height of one in pixels, assumed until it is measured. */
export const rowHeights = { comfortable: 104, compact: 39 } as const;
type Density = keyof typeof rowHeights;

const storedAtom = atom<Density>(
  readStored('localStorage', storageKey) === 'compact' ? 'compact' : 'comfortable',
);

/** The density of all lists, kept by the browser. */
export const densityAtom = atom(
  (get) => get(storedAtom),
  (_get, set, density: Density) => {
    set(storedAtom, density);
    store('localStorage', storageKey, density);
  },
);
