import type {
  ContentChange,
  ContentDocument,
  ContentState,
  SavedContent,
} from '#contract/admin/content.ts';
import {
  type DocumentName,
  documentNames,
  documentOf,
  formOf,
  isDocumentName,
  partsOf,
} from '#contract/content/documents.ts';
import { applyEdits, isSame } from '#contract/content/edits.ts';
import { fits } from '#contract/content/fits.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { languages } from '#contract/languages.ts';
import { timeNow } from '#db/engine/clock.ts';
import {
  keepEdit,
  latestPublication,
  listEdits,
  scheduledPublications,
} from '#db/queries/content.ts';
import { findRow } from '#db/queries/rows.ts';
import type { ContentEditRow, SessionRow } from '#db/schema.ts';
import { change } from '../admin/change.ts';
import { utc } from '../admin/utc.ts';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import { dated, publicationOf, publisherOf } from './publications.ts';
import {
  builtValue,
  differences,
  draftOf,
  editOf,
  editsIn,
  editsOf,
  isPlaced,
  keyOf,
  mergeFieldIn,
  type StoredEdit,
  stored,
} from './stored-edits.ts';

type Versioned = ContentChange & { readonly version: number };

export async function readState(context: Context): Promise<ContentState> {
  const { content } = publisherOf(context).built;
  const rows = await listEdits(context.db);
  const published = await latestPublication(context.db);
  const scheduled = await scheduledPublications(context.db);
  const live = editsIn(published);
  const draft = draftOf(content, rows);
  const changed = differences(content, live.filter(isPlaced), draft);
  const unplaced = unplacedOf(context, rows, live);
  const gone = new Set(
    unplaced.map(({ document }) => document).filter((one) => !isDocumentName(one)),
  );
  const documents = [...documentNames, ...gone].map((name) => {
    const own = rows.filter(({ document }) => document === name);
    return {
      name,
      changed: changed.filter(({ document }) => document === name).length,
      edited: editsOf(name, draft).length,
      behind: isDocumentName(name) ? behindOf(name, rows) : [],
      asks: own.filter((row) => isChangedByRelease(content, row)).map(({ path }) => path),
      unplaced: editsOf(name, unplaced).map(shown),
    };
  });
  return {
    documents,
    published: published ? publicationOf(published) : null,
    scheduled: scheduled.map(publicationOf),
  };
}

/**
 * Edits, drafts or published, of units that this release does not have. Of two for a unit the draft is the later one.
 */
function unplacedOf(
  context: Context,
  rows: readonly ContentEditRow[],
  live: readonly StoredEdit[],
): StoredEdit[] {
  const left = [...live, ...rows.map(editOf)].filter((edit) => !isPlaced(edit));
  const byMergeField = new Map(
    [...publisherOf(context).leftOut, ...left].map((one) => [keyOf(one), one]),
  );
  return [...byMergeField.values()];
}

function shown({ path, value }: StoredEdit) {
  return { path, value: value ?? null };
}

/** Paths whose text was changed later in another language. */
function behindOf(name: DocumentName, rows: readonly ContentEditRow[]): string[] {
  const parts = partsOf(name);
  if (!parts) return [];
  const others = languages
    .filter((language) => language !== parts.language)
    .map((language) => `${language}/${parts.texts}`);
  const changedAt = (document: string, path: string) =>
    rows.find((row) => row.document === document && row.path === path)?.changed_at ?? 0;
  return rows
    .filter(({ document, path, changed_at }) => {
      return others.includes(document) && changed_at > changedAt(name, path);
    })
    .map(({ path }) => path);
}

/** Whether an update changed the built value under an edit. */
function isChangedByRelease(content: SiteContent, row: ContentEditRow): boolean {
  const { value, base } = editOf(row);
  if (!isPlaced(editOf(row))) return false;
  const now = builtValue(content, row);
  return !isSame(base, now) && !isSame(value, now);
}

/**
 * A document as built, live and edited.
 * @throws Problem `notFound`
 */
export async function readDocument(context: Context, name: string): Promise<ContentDocument> {
  if (!isDocumentName(name)) throw new Problem('notFound');
  const { content } = publisherOf(context).built;
  const rows = (await listEdits(context.db)).filter(({ document }) => document === name);
  const build = documentOf(content, name);
  const live = editsOf(name, editsIn(await latestPublication(context.db)));
  return {
    ...{ name, form: formOf(name), build },
    live: applyEdits(build, live.filter(isPlaced)),
    draft: applyEdits(build, rows.map(editOf).filter(isPlaced)),
    unplaced: editsOf(name, unplacedOf(context, rows, live)).map(shown),
    units: rows.map((row) => ({
      path: row.path,
      version: row.version,
      changedAtUtc: utc(row.changed_at),
      ...(isChangedByRelease(content, row) && { before: editOf(row).base ?? null }),
    })),
  };
}

/**
 * Stores edits. An edit that conflicts with a newer one is not stored; the newer one is returned.
 * @throws Problem `notFound` for a unit that no document has, `invalid` for a value of another shape
 */
export async function keepChanges(
  context: Context,
  session: SessionRow,
  changes: readonly Versioned[],
): Promise<SavedContent> {
  const { content } = publisherOf(context).built;
  for (const one of changes) refuseMisfit(one);
  return change(context, session, async (transaction, note) => {
    const saved: SavedContent['saved'] = [];
    const conflicts: SavedContent['conflicts'] = [];
    const now = timeNow();
    for (const { document, path, version, value } of changes) {
      const row = await findRow(transaction, 'content_edits', { document, path });
      const present = row?.version ?? 0;
      // The editor knows a row that is gone: the database was restored to a state before it.
      const kept = row ? editOf(row).value : builtValue(content, { document, path });
      if (present === version + 1 && isSame(kept, value ?? undefined)) {
        // A retry: the response to the first attempt was lost.
        saved.push({ document, path, version: present });
        continue;
      }
      if (present !== version) {
        conflicts.push({ document, path, version: present, value: kept ?? null });
        continue;
      }
      await keepEdit(transaction, {
        ...{ document, path, value: stored(value) },
        base: stored(builtValue(content, { document, path })),
        version: version + 1,
        // Not before the other language's, even if the clock was set back.
        changed_at: Math.max(now, (row?.changed_at ?? 0) + 1),
      });
      saved.push({ document, path, version: version + 1 });
    }
    if (saved.length > 0) {
      const documents = new Set(saved.map(({ document }) => document));
      await note({ action: 'contentChanged', details: { documents: [...documents].join(' ') } });
    }
    return { saved, conflicts };
  });
}

/**
 * A page with the stored edits and further ones, as HTML.
 * @throws Problem `notFound` for no page or unit, `invalid` for a value of another shape
 */
export async function previewOf(
  context: Context,
  page: string,
  changes: readonly ContentChange[],
): Promise<string> {
  const publisher = publisherOf(context);
  const { content } = publisher.built;
  for (const one of changes) refuseMisfit(one);
  const typed = new Set(changes.map(keyOf));
  const kept = draftOf(content, await listEdits(context.db));
  const draft = kept.filter((edit) => !typed.has(keyOf(edit)));
  const fresh = changes.map(({ document, path, value }) => ({
    ...{ document, path, base: undefined },
    value: value ?? undefined,
  }));
  const live = editsIn(await latestPublication(context.db));
  const next = [...live.filter((edit) => !isPlaced(edit)), ...draft, ...fresh];
  return publisher.preview(page, dated(context, live, next, timeNow()));
}

function refuseMisfit({ document, path, value }: ContentChange): void {
  const unit = isDocumentName(document) && mergeFieldIn(document, path);
  if (!unit) throw new Problem('notFound');
  if (!fits(unit.field, value)) throw invalid(document + path, { key: 'invalid' });
}
