/** Moves records to the trash, or back to where they were. */
export type TrashMark = { readonly action: 'trash' | 'restore' };

export function trashMark(isTrashed: boolean): TrashMark {
  return { action: isTrashed ? 'trash' : 'restore' };
}

/** Whether a mark is of the trash. */
export function isTrashMark(mark: { readonly action: string }): mark is TrashMark {
  return mark.action === 'trash' || mark.action === 'restore';
}

export type Trashable = { readonly trashedAtUtc: string | null };

/** What the mark sets. Records in the trash keep their time. */
export function afterTrashMark({ trashedAtUtc }: Trashable, { action }: TrashMark): Trashable {
  const now = new Date().toISOString();
  return { trashedAtUtc: action === 'trash' ? (trashedAtUtc ?? now) : null };
}

/** Whether all records are in the trash; for none, whether the list is the trash. */
export function areInTrash(records: readonly Trashable[], isTrashList: boolean): boolean {
  return records.length === 0
    ? isTrashList
    : records.every(({ trashedAtUtc }) => trashedAtUtc !== null);
}
