import { isSame } from '#contract/content/edits.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { timeNow } from '#db/engine/clock.ts';
import { latestPublication, listEdits } from '#db/queries/content.ts';
import { putRow } from '#db/queries/rows.ts';
import type { ContentEditRow, Db } from '#db/schema.ts';
import { pairsWith } from './language-pairs.ts';
import {
  builtValue,
  editOf,
  editsIn,
  keyOf,
  liveValue,
  type StoredEdit,
  stored,
} from './stored-edits.ts';

/** The stored edits by unit, and what is live. */
export type Kept = {
  readonly rows: Map<string, ContentEditRow>;
  readonly live: readonly StoredEdit[];
};

export async function readKept(db: Db): Promise<Kept> {
  const live = editsIn(await latestPublication(db));
  return { rows: new Map((await listEdits(db)).map((row) => [keyOf(row), row])), live };
}

/** Stores the value of a unit over the one that is `kept`, as a user's or a publication's. @returns its version */
export async function keepValue(
  db: Db,
  content: SiteContent,
  { rows, live }: Kept,
  { document, path, value }: Omit<StoredEdit, 'base'>,
  user_id: string | null = null,
): Promise<number> {
  const unit = { document, path };
  const row = rows.get(keyOf(unit));
  const built = builtValue(content, unit);
  const isPublished = isSame(row ? editOf(row).value : built, liveValue(content, live, unit));
  const edit: ContentEditRow = {
    ...unit,
    value: stored(value),
    base: stored(built),
    version: (row?.version ?? 0) + 1,
    changed_at: timeNow(),
    pairs: pairsWith(content, rows, { ...unit, value }, isPublished),
    user_id,
  };
  await putRow(db, 'content_edits', ['document', 'path'], edit);
  rows.set(keyOf(unit), edit);
  return edit.version;
}
