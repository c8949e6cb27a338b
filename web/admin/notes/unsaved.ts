import { atom } from 'jotai';
import { createUnsaved, type Unsaved } from '../autosave/unsaved.ts';

/** An unsaved text: an internal note, or the draft of a reply (`draftText`). */
export type UnsavedNote = Unsaved & {
  readonly about: 'message' | 'application';
  readonly isDraft?: true;
  readonly value: string;
  /** The saved text when typing began; null if there was none. */
  readonly base: string | null;
  /** The API's message on a refused text; empty without one. */
  readonly refusal?: string;
  /** The record's sender. Never stored: not needed to save the note. */
  readonly name?: string | undefined;
};

/** The unsaved notes by the id of their record, drafts by their key. */
export const unsavedNotes = createUnsaved<UnsavedNote>({
  area: 'sessionStorage',
  prefix: 'gt_admin_notes:',
  toStored: ({ about, isDraft, value, base, version }) => ({
    ...{ about, value, base, version },
    ...(isDraft && { isDraft }),
  }),
});

export const { itemsAtom: unsavedNotesAtom, dropAtom: dropNotesAtom } = unsavedNotes;

const draftPrefix = 'draft:';

/** The key of the draft of a record's reply; a note's key is the record's id. */
export function draftKey(recordId: string): string {
  return draftPrefix + recordId;
}

/** The record of a key. */
export function recordIdOf(key: string): string {
  return key.startsWith(draftPrefix) ? key.slice(draftPrefix.length) : key;
}

/** Notes that need the user, or wait for a retry. */
export const stuckNotesAtom = atom((get) =>
  [...get(unsavedNotesAtom)].filter(([, { state }]) => state !== 'typing' && state !== 'saving'),
);

/** Drops all notes. */
export const clearNotesAtom = atom(null, (get, set) => {
  set(dropNotesAtom, get(unsavedNotesAtom).keys());
  set(unsavedNotes.hideAtom, false);
});

/** Moves the notes out of the storage of a locked page (OWASP ASVS 5.0, 14.3.1), and back. */
export const hideNotesAtom = atom(null, (get, set, areHidden: boolean) => {
  set(unsavedNotes.hideAtom, areHidden);
  const unnamed = [...get(unsavedNotesAtom)].map(([id, { name, ...note }]) => [id, note] as const);
  set(unsavedNotes.putAtom, unnamed);
});
