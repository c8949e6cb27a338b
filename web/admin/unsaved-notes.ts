/** What stands in a note and could not be saved yet. */
export type UnsavedNote = {
  readonly text: string;
  /** What was kept when the typing began. */
  readonly base: string | null;
};

const notes = new Map<string, UnsavedNote>();

/**
 * The notes that are typed and not saved, by the record that they are on: in memory alone. A locked page shows none
 * of them, and has them again with the password.
 */
export const unsavedNotes = {
  of: (id: string) => notes.get(id),
  keep: (id: string, note: UnsavedNote) => notes.set(id, note),
  /** Once that text is saved; what was typed since stays. */
  drop(id: string, text: string) {
    if (notes.get(id)?.text === text) notes.delete(id);
  },
  clear: () => notes.clear(),
};
