import { atom } from 'jotai';

const storageKey = 'admin_density';

/** How closely the rows of lists stand, and the height of one in pixels, assumed until it is measured. */
export const rowHeights = { comfortable: 104, compact: 39 } as const;
type Density = keyof typeof rowHeights;

const storedAtom = atom<Density>(readStored());

/** The density of all lists, kept by the browser. */
export const densityAtom = atom(
  (get) => get(storedAtom),
  (_get, set, density: Density) => {
    set(storedAtom, density);
    try {
      localStorage.setItem(storageKey, density);
    } catch {
      // Storage may be disabled; the choice then lasts for this visit.
    }
  },
);

function readStored(): Density {
  try {
    return localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}
