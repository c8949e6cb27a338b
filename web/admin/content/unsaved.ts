import { createUnsaved, type Unsaved } from '../autosave/unsaved.ts';
import type { FieldRef } from './names.ts';

/** An unsaved value. Undefined: a missing optional value. */
export type UnsavedText = Unsaved &
  FieldRef & {
    /** Saved even without a difference: the user has confirmed it. */
    readonly isConfirmed?: boolean | undefined;
    /** The value that another window saved meanwhile. */
    readonly theirs?: { readonly value: unknown; readonly version: number } | undefined;
  };

/** The unsaved values, by their key (`keyOf`). None of them names a visitor. */
export const unsavedTexts = createUnsaved<UnsavedText>({
  area: 'localStorage',
  prefix: 'gt_admin_content:',
  toStored: ({ document, path, value, base, version }) => ({
    ...{ document, path, value, base, version },
  }),
});

export const { itemsAtom: unsavedAtom, dropAtom } = unsavedTexts;
