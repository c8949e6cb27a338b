import { atom } from 'jotai';
import { readStored, store } from '../../state/browser-storage.ts';

/** The session storage key: unsaved notes of this tab survive a reload and a crash. */
const storageKey = 'gt_admin_notes';

/** `refused`: the API does not accept the text. `gone`: the record was erased. */
export type NoteState = 'typing' | 'saving' | 'failed' | 'refused' | 'conflict' | 'gone';

/** A text that is not saved yet: an internal note, or the draft of a reply (`draftText`). */
export type UnsavedNote = {
  readonly about: 'message' | 'application';
  readonly isDraft?: true;
  readonly text: string;
  /** The saved text when typing began; null if there was none. */
  readonly base: string | null;
  /** The record's version when typing began. */
  readonly version: number;
  readonly state: NoteState;
  /** The API's message on a refused text; empty without one. */
  readonly refusal: string;
  /** The record's sender. Never stored: not needed to save the note. */
  readonly name?: string | undefined;
};

type Notes = ReadonlyMap<string, UnsavedNote>;

const notesAtom = atom<Notes>(readNotes());

/** Whether the notes are in memory only. */
const areHiddenAtom = atom(false);

const draftPrefix = 'draft:';

/** The key of the draft of a record's reply; a note has the record's id itself. */
export function draftKey(recordId: string): string {
  return draftPrefix + recordId;
}

/** The record of a key. */
export function recordIdOf(key: string): string {
  return key.startsWith(draftPrefix) ? key.slice(draftPrefix.length) : key;
}

/** The unsaved notes by the id of their record, drafts by their key. */
export const unsavedNotesAtom = atom((get) => get(notesAtom));

/** The notes that do not get saved without the user, or not yet. */
export const stuckNotesAtom = atom((get) =>
  [...get(notesAtom)].filter(([, { state }]) => state !== 'typing' && state !== 'saving'),
);

/** Keeps a note, also in the browser's storage. */
export const keepNoteAtom = atom(null, (get, set, id: string, note: UnsavedNote) => {
  set(setNotesAtom, new Map(get(notesAtom)).set(id, note));
});

/** Drops notes that were saved, discarded, or whose records were erased. */
export const dropNotesAtom = atom(null, (get, set, ids: readonly string[]) => {
  set(setNotesAtom, new Map([...get(notesAtom)].filter(([key]) => !ids.includes(key))));
});

/** Drops all notes. */
export const clearNotesAtom = atom(null, (_get, set) => {
  set(areHiddenAtom, false);
  set(setNotesAtom, new Map());
});

/**
 * Moves the notes between storage and memory: the storage of a locked page holds nothing of them (OWASP ASVS 5.0,
 * 14.3.1), and the password brings them back.
 */
export const hideNotesAtom = atom(null, (get, set, areHidden: boolean) => {
  set(areHiddenAtom, areHidden);
  const unnamed = [...get(notesAtom)].map(([id, { name, ...note }]) => [id, note] as const);
  set(setNotesAtom, new Map(unnamed));
});

const setNotesAtom = atom(null, (get, set, notes: Notes) => {
  set(notesAtom, notes);
  const kept = [...notes].map(([id, { about, isDraft, text, base, version }]) => [
    id,
    { about, isDraft, text, base, version },
  ]);
  const isKept = kept.length > 0 && !get(areHiddenAtom);
  store('sessionStorage', storageKey, isKept ? JSON.stringify(Object.fromEntries(kept)) : null);
});

function readNotes(): Notes {
  try {
    const kept: Record<string, UnsavedNote> = JSON.parse(
      readStored('sessionStorage', storageKey) ?? '{}',
    );
    return new Map(
      Object.entries(kept).map(([id, note]) => [id, { ...note, state: 'typing', refusal: '' }]),
    );
  } catch {
    // Not in the expected shape: written by another release.
    return new Map();
  }
}
