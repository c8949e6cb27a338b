import { createUnsaved, type Unsaved } from '../autosave/unsaved.ts';
import type { Place } from './names.ts';

/** A value that is not saved yet. Undefined: an optional one that is not there. */
export type UnsavedText = Unsaved &
  Place & {
    /** Saved also if nothing differs: it is said to be right as it is. */
    readonly isConfirmed?: boolean | undefined;
    /** What another window saved meanwhile. */
    readonly theirs?: { readonly value: unknown; readonly version: number } | undefined;
  };

/** The values that are not saved, by their key (`keyOf`). None of it tells of a visitor. */
export const unsavedTexts = createUnsaved<UnsavedText>({
  area: 'localStorage',
  prefix: 'gt_admin_content:',
  toStored: ({ document, path, value, base, version }) => ({
    ...{ document, path, value, base, version },
  }),
});

export const { itemsAtom: unsavedAtom, dropAtom } = unsavedTexts;
