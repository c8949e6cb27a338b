/** The text of a note that is not saved yet. */
export type UnsavedNote = {
  readonly text: string;
  /** The saved text when typing began. */
  readonly base: string | null;
};

const notes = new Map<string, UnsavedNote>();

/**
 * Unsaved notes by the id of their record, in memory only. A locked page shows none
 * of them, and restores them with the password.
 */
export const unsavedNotes = {
  of: (id: string) => notes.get(id),
  keep: (id: string, note: UnsavedNote) => notes.set(id, note),
  /** Drops a text that was saved; a text typed since stays. */
  drop(id: string, text: string) {
    if (notes.get(id)?.text === text) notes.delete(id);
  },
  clear: () => notes.clear(),
};
