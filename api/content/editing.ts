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
import { applyEdits, countOf, isOpeningName, isSame } from '#contract/content/edits.ts';
import { fits } from '#contract/content/fits.ts';
import type { Opening } from '#contract/content/opening.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { storedForm } from '#contract/content/stored-form.ts';
import { timeNow } from '#db/engine/clock.ts';
import { latestPublication, listEdits, scheduledPublications } from '#db/queries/content.ts';
import { userNames } from '#db/queries/done-by.ts';
import type { ContentEditRow, SessionRow } from '#db/schema.ts';
import { change } from '../admin/change.ts';
import { namedChange } from '../admin/done-by.ts';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import { keepValue, readKept } from './keep-value.ts';
import { isBehindOthers } from './language-pairs.ts';
import { publicationOf, publisherOf, settled } from './publications.ts';
import {
  builtValue,
  differences,
  draftOf,
  edited,
  editOf,
  editsIn,
  editsOf,
  isPlaced,
  keyOf,
  mergeFieldIn,
  type StoredEdit,
} from './stored-edits.ts';

type Versioned = ContentChange & { readonly version: number };

export async function readState(context: Context): Promise<ContentState> {
  const { content } = publisherOf(context).built;
  const published = await latestPublication(context.db);
  const scheduled = await scheduledPublications(context.db);
  const nameOf = await userNames(context.db);
  const live = editsIn(published);
  const rows = await listEdits(context.db);
  const draft = draftOf(content, rows);
  const changed = differences(content, live.filter(isPlaced), draft);
  const unplaced = unplacedOf(context, rows, live);
  const drafted = edited(content, draft) as SiteContent;
  const touched = [...live, ...draft, ...unplaced].map(({ document }) => document);
  // Openings, and documents of another release, are in edits alone.
  const documents = [...new Set([...documentNames, ...touched])].map((name) => {
    const own = rows.filter(({ document }) => document === name);
    return {
      name,
      changed: countOf(changed.filter(({ document }) => document === name)),
      edited: editsOf(name, draft).length,
      behind: isDocumentName(name) ? behindOf(content, rows, name) : [],
      asks: own.filter((row) => isChangedByRelease(content, row)).map(({ path }) => path),
      unplaced: editsOf(name, unplaced).map(shown),
      ...(isOpeningName(name) && { opening: openingOf(documentOf(drafted, name) as Opening) }),
    };
  });
  return {
    documents,
    published: published ? publicationOf(published, nameOf) : null,
    scheduled: scheduled.map((row) => publicationOf(row, nameOf)),
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

function openingOf({ title = {}, state, closes }: Opening) {
  return { title, state, closes };
}

/** Paths whose text in another language is newer. */
function behindOf(content: SiteContent, rows: readonly ContentEditRow[], name: DocumentName) {
  const texts = partsOf(name)?.texts;
  const own = rows.filter(({ document }) =>
    texts ? isDocumentName(document) && partsOf(document)?.texts === texts : document === name,
  );
  const byUnit = new Map(own.map((row) => [keyOf(row), row]));
  const paths = [...new Set(own.map(({ path }) => path))];
  return paths.filter((path) => isBehindOthers(content, byUnit, { document: name, path }));
}

function isChangedByRelease(content: SiteContent, row: ContentEditRow): boolean {
  const { value, base } = editOf(row);
  if (!isPlaced(editOf(row))) return false;
  const now = builtValue(content, row);
  return !isSame(base, now) && !isSame(value, now);
}

/** A document as built, live and edited. @throws Problem `notFound` */
export async function readDocument(context: Context, name: string): Promise<ContentDocument> {
  if (!isDocumentName(name)) throw new Problem('notFound');
  const { content } = publisherOf(context).built;
  const all = await listEdits(context.db);
  const rows = all.filter(({ document }) => document === name);
  const build = documentOf(content, name);
  const live = editsOf(name, editsIn(await latestPublication(context.db)));
  return {
    ...{ name, form: formOf(name), build },
    live: applyEdits(build, live.filter(isPlaced)),
    draft: applyEdits(build, rows.map(editOf).filter(isPlaced)),
    unplaced: editsOf(name, unplacedOf(context, rows, live)).map(shown),
    problems: await publisherOf(context).problemsIn(new Set([name]), draftOf(content, all)),
    units: rows.map((row) => ({
      path: row.path,
      version: row.version,
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
  const publisher = publisherOf(context);
  const { content } = publisher.built;
  const { country } = publisher.company.offices[0];
  for (const one of changes) refuseMisfit(one);
  const outcome = await change(context, session, async (transaction, note) => {
    const saved: SavedContent['saved'] = [];
    const conflicts: SavedContent['conflicts'] = [];
    const kept = await readKept(transaction);
    for (const { document, path, version, value: sent } of changes) {
      const unit = { document, path };
      const field = isDocumentName(document) && mergeFieldIn(document, path)?.field;
      const value = field ? storedForm(field, sent, country) : sent;
      const inStoredForm = isSame(sent, value) ? undefined : { value };
      const row = kept.rows.get(keyOf(unit));
      const present = row?.version ?? 0;
      // The editor knows a row that is gone: the database was restored to a state before it.
      const stored = row ? editOf(row).value : builtValue(content, unit);
      if (present === version + 1 && isSame(stored, value ?? undefined)) {
        // A retry: the response to the first attempt was lost.
        saved.push({ ...unit, version: present, ...inStoredForm });
        continue;
      }
      if (present !== version) {
        const lastChange = await namedChange(transaction, row && { ...row, at: row.changed_at });
        conflicts.push({ ...unit, version: present, value: stored ?? null, lastChange });
        continue;
      }
      const edit = { ...unit, value };
      const next = await keepValue(transaction, content, kept, edit, session.user_id);
      saved.push({ ...unit, version: next, ...inStoredForm });
    }
    if (saved.length > 0) {
      const documents = new Set(saved.map(({ document }) => document));
      await note({ action: 'contentChanged', details: { documents: [...documents].join(' ') } });
    }
    return { saved, conflicts, draft: draftOf(content, [...kept.rows.values()]) };
  });
  const { draft, ...stored } = outcome;
  const documents = new Set(stored.saved.map(({ document }) => document));
  return { ...stored, problems: await publisher.problemsIn(documents, draft) };
}

/**
 * A page with the stored edits and further ones, as HTML.
 * @throws Problem `notFound` for no page or unit, `invalid` for a value of another shape
 */
export async function previewOf(context: Context, page: string, changes: readonly ContentChange[]) {
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
  return publisher.preview(page, settled(context, live, next, timeNow()));
}

function refuseMisfit({ document, path, value }: ContentChange): void {
  const unit = isDocumentName(document) && mergeFieldIn(document, path);
  if (!unit) throw new Problem('notFound');
  if (!fits(unit.field, value)) throw invalid(document + path, { key: 'invalid' });
}
